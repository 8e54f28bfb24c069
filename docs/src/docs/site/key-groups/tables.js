"use strict";

/** The rows of the two tables, as elements. What is drawn is also written as a number beside it. */
const Tables = (() => {
  function element(name, className, ...children) {
    const made = document.createElement(name);
    made.className = className;
    made.append(...children);
    return made;
  }

  function row(head, ...cells) {
    const th = element("th", "", head);
    th.scope = "row";
    return element("tr", "", th, ...cells);
  }

  function text({ first, last }) {
    return first === last ? `${first}` : `${first} to ${last}`;
  }

  function segment(label, { first, last }, own) {
    const made = element("span", own ? "kg-own" : "", label);
    made.style.flexGrow = last - first + 1;
    return made;
  }

  /** All key groups as a strip, cut at the ranges of the subtasks; beyond 10 only the own one, as numbers of two digits find no room. */
  function strip(keyGroup, parallelism, max) {
    const owner = Flink.subtask(keyGroup, parallelism, max);
    const own = Flink.range(owner, parallelism, max);
    const strip = element("div", "kg-strip");
    strip.setAttribute("aria-hidden", "true");
    if (parallelism <= 10) {
      for (let subtask = 0; subtask < parallelism; subtask++) {
        strip.append(segment(`${subtask}`, Flink.range(subtask, parallelism, max), subtask === owner));
      }
    } else {
      const others = [
        { first: 0, last: own.first - 1 },
        { first: own.last + 1, last: max - 1 },
      ].map((range) => segment("", range, false));
      strip.append(others[0], segment("", own, true), others[1]);
    }
    const mark = element("i", "");
    mark.style.left = `${((keyGroup + 0.5) / max) * 100}%`;
    strip.append(mark);
    return strip;
  }

  /** One row for each parallelism: the subtask of a key group, and what it owns. */
  function moves(keyGroup, parallelisms, max, current) {
    return parallelisms.map((parallelism) => {
      const owner = Flink.subtask(keyGroup, parallelism, max);
      const made = row(
        `${parallelism}`,
        element("td", "", `${owner}`),
        element("td", "", text(Flink.range(owner, parallelism, max))),
        element("td", "kg-drawn", strip(keyGroup, parallelism, max)),
      );
      if (parallelism === current) {
        made.setAttribute("aria-current", "true");
      }
      return made;
    });
  }

  /** One row for each subtask; spread holds its ids and its lines. */
  function spread(spread, parallelism, max) {
    const most = Math.max(...spread.map(({ ids }) => ids));
    return spread.map(({ ids, lines }, subtask) => {
      const bar = element("div", "kg-bar");
      bar.setAttribute("aria-hidden", "true");
      bar.style.width = `${(100 * ids) / most}%`;
      return row(
        `${subtask}`,
        element("td", "", text(Flink.range(subtask, parallelism, max))),
        element("td", "kg-number", ids.toLocaleString("en")),
        element("td", "kg-number", lines.toLocaleString("en")),
        element("td", "kg-drawn", bar),
      );
    });
  }

  return { moves, spread, text };
})();
