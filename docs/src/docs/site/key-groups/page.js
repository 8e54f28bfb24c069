"use strict";

/** The form: reads the fields, writes the results, and keeps both in the fragment of the address. */
(() => {
  const TOPIC = "gateway-events";
  const PARTITIONS = 8;
  const COMPARED = [1, 2, 4, 8];
  /** More rows are no picture any more. */
  const MOST_BARS = 128;
  /** More does not fit into every browser's address. */
  const LONGEST_LINK = 2000;

  const byId = (id) => document.getElementById(`kg-${id}`);
  const fields = { id: byId("id"), parallelism: byId("parallelism"), max: byId("max"), ids: byId("ids") };
  let maxIsOwn = false;

  /** Shows or takes away the sentence of a field, and returns its value, which is undefined beside an error. */
  function checked(name, { value, error }) {
    byId(`${name}-error`).textContent = error ?? "";
    fields[name].setAttribute("aria-invalid", String(error !== undefined));
    return value;
  }

  function show() {
    const typed = Fields.subtasks(fields.parallelism.value, "parallelism");
    if (!maxIsOwn) {
      fields.max.value = typed.error ? "" : Flink.defaultMaxParallelism(typed.value);
    }
    byId("max-default").hidden = !maxIsOwn;
    byId("max-hint").hidden = maxIsOwn;
    const parallelism = checked("parallelism", typed);
    const max = checked("max", maxIsOwn || !typed.error ? Fields.maxParallelism(fields.max.value, typed) : {});
    const id = checked("id", Fields.requestId(fields.id.value));
    const ids = checked("ids", Fields.linesById(fields.ids.value));
    const job = parallelism && max ? { parallelism, max } : null;
    showOne(id, job);
    showMany(ids, job);
  }

  function showOne(id, job) {
    byId("one").hidden = !(id && job);
    if (!(id && job)) {
      byId("answer").textContent = "No result while a field is wrong.";
      return;
    }
    const { parallelism, max } = job;
    const mixed = Flink.murmurHash(Flink.hashCode(id));
    const group = Flink.keyGroup(id, max);
    const subtask = Flink.subtask(group, parallelism, max);
    const range = Flink.range(subtask, parallelism, max);
    const partition = Kafka.partition(id, PARTITIONS);
    const reader = Kafka.reader(TOPIC, partition, parallelism);
    const name = document.createElement("bdi");
    name.textContent = id;
    byId("answer").replaceChildren(
      name,
      ` is in key group ${group}, which subtask ${subtask} owns. It comes from Kafka partition ${partition}, through reader ${reader}.`,
    );
    const cells = {
      hash: [Flink.hashCode(id), "hashCode() of the Java String"],
      mixed: [mixed, "the hash, mixed by Flink so that similar ids part"],
      group: [group, `${mixed} modulo ${max}`],
      subtask: [subtask, `${group} × ${parallelism} / ${max}, rounded down; subtasks are 0 to ${parallelism - 1}`],
      range: [Tables.text(range), `${range.last - range.first + 1} of ${max} key groups`],
      partition: [partition, `Kafka's own hash of ${Kafka.bytes(id).length} bytes, modulo ${PARTITIONS}`],
      reader: [reader, `subtask of the source that reads partition ${partition} of ${TOPIC}`],
    };
    for (const [cell, [value, how]] of Object.entries(cells)) {
      byId(cell).textContent = value;
      byId(`${cell}-how`).textContent = how;
    }
    const parallelisms = [...new Set([...COMPARED, parallelism])].filter((p) => p <= max).sort((a, b) => a - b);
    byId("moves-max").textContent = max;
    byId("moves").replaceChildren(...Tables.moves(group, parallelisms, max, parallelism));
  }

  function showMany(ids, job) {
    const ready = ids && ids.size > 0 && job;
    byId("many").hidden = !ready || job.parallelism > MOST_BARS;
    if (!ready) {
      byId("spread-answer").textContent = ids && ids.size === 0 ? "" : "No result while a field is wrong.";
      return;
    }
    const { parallelism, max } = job;
    const spread = Array.from({ length: parallelism }, () => ({ ids: 0, lines: 0 }));
    for (const [id, lines] of ids) {
      const subtask = spread[Flink.subtask(Flink.keyGroup(id, max), parallelism, max)];
      subtask.ids += 1;
      subtask.lines += lines;
    }
    const counts = spread.map((subtask) => subtask.ids);
    const number = (value) => value.toLocaleString("en", { maximumFractionDigits: 1 });
    byId("spread-answer").textContent =
      `${number(ids.size)} different ids: the subtasks get from ${number(Math.min(...counts))} to ` +
      `${number(Math.max(...counts))}. An even share is ${number(ids.size / parallelism)}.` +
      (parallelism > MOST_BARS ? ` Bars are drawn up to parallelism ${MOST_BARS}.` : "");
    if (parallelism <= MOST_BARS) {
      byId("spread").replaceChildren(...Tables.spread(spread, parallelism, max));
    }
  }

  /** Only what is right goes into the address, and text that is too long for one does not. */
  function link() {
    const names = Object.keys(fields).filter((name) => name !== "max" || maxIsOwn);
    const long = fields.ids.value.length > LONGEST_LINK;
    byId("ids-long").hidden = !long;
    if (names.every((name) => fields[name].getAttribute("aria-invalid") === "false")) {
      const state = names.filter((name) => name !== "ids" || (fields.ids.value !== "" && !long));
      const pairs = state.map((name) => [name, fields[name].value]);
      history.replaceState(null, "", `#${new URLSearchParams(pairs)}`);
    }
  }

  /** Shows what the address says, if anything: that of a section, for one, says nothing. */
  function follow() {
    const state = new URLSearchParams(location.hash.slice(1));
    if (!Object.keys(fields).some((name) => state.has(name))) {
      return false;
    }
    for (const [name, field] of Object.entries(fields)) {
      field.value = state.get(name) ?? field.defaultValue;
    }
    maxIsOwn = state.has("max");
    show();
    return true;
  }

  byId("form").addEventListener("submit", (event) => event.preventDefault());
  byId("max-default").addEventListener("click", () => {
    maxIsOwn = false;
    show();
    link();
    fields.max.focus();
  });
  for (const field of Object.values(fields)) {
    field.addEventListener("input", () => {
      maxIsOwn ||= field === fields.max;
      show();
      link();
    });
  }
  // A link of this page leads to the answer, which is above it.
  addEventListener("hashchange", () => follow() && byId("answer").focus());
  show();
  follow();
})();
