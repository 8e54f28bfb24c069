"use strict";

/** What a field holds: each function returns a value, or as error the sentence that is shown beside the field. */
const Fields = (() => {
  /** What no id may have: Flink would hash it, and Kafka would send something else. */
  function fault(id) {
    if (id.trim() === "") {
      return "is empty: type one, for example r-4f1a";
    }
    return /\p{Surrogate}/u.test(id) ? "has half of a two-part character (a lone surrogate): delete it" : null;
  }

  /** Typed ids, unlike those in JSON, have no visible end, so a space there is a slip. */
  function typedFault(id) {
    return fault(id) ?? (id === id.trim() ? null : "begins or ends with a space: delete it");
  }

  function requestId(text) {
    const found = typedFault(text);
    return found ? { error: `The request id ${found}.` } : { value: text };
  }

  /** A number as Flink takes it for a parallelism or its maximum; name is for the sentence. */
  function subtasks(text, name) {
    const value = /^[1-9][0-9]{0,5}$/.test(text.trim()) ? Number(text) : 0;
    return value >= 1 && value <= Flink.MAX_PARALLELISM
      ? { value }
      : { error: `The ${name} must be a whole number from 1 to 32768, written in digits.` };
  }

  function maxParallelism(text, parallelism) {
    const max = subtasks(text, "maximum parallelism");
    return max.error || parallelism.error || max.value >= parallelism.value
      ? max
      : { error: `The maximum parallelism must be at least the parallelism, which is ${parallelism.value}.` };
  }

  /** The id of one line: an event as JSON, or the line itself. */
  function idOf(line, number) {
    if (!line.startsWith("{")) {
      const found = typedFault(line);
      return found ? { error: `The id in line ${number} ${found}.` } : { value: line };
    }
    let event;
    try {
      event = JSON.parse(line);
    } catch {
      return { error: `Line ${number} begins like an event and is not JSON: mend or delete it.` };
    }
    if (typeof event.request_id !== "string") {
      return { error: `The event in line ${number} has no text as request_id: mend or delete it.` };
    }
    const found = fault(event.request_id);
    return found ? { error: `The request_id in line ${number} ${found}.` } : { value: event.request_id };
  }

  /** A map from each id to the number of its lines, in the order of the text. Blank lines do not count. */
  function linesById(text) {
    const counts = new Map();
    const lines = text.split(/\r?\n/);
    for (let i = 0; i < lines.length; i++) {
      if (lines[i].trim() !== "") {
        const id = idOf(lines[i], i + 1);
        if (id.error) {
          return id;
        }
        counts.set(id.value, (counts.get(id.value) ?? 0) + 1);
      }
    }
    return { value: counts };
  }

  return { requestId, subtasks, maxParallelism, linesById };
})();
