/** Tasks for tests of the worker pool: normal ones, and ones that never end or exhaust memory. */
exports.thread = () => require('node:worker_threads').threadId;
exports.double = (number) => number * 2;

exports.fail = () => {
  throw new Error('It went wrong.');
};

/** Catastrophic backtracking, which only terminating the thread can stop. */
exports.backtrack = () => /^(?:a|aa|a?a)+$/.test(`${'a'.repeat(60)}b`);

exports.fillMemory = () => {
  const held = [];
  for (;;) held.push(new Array(1_000_000).fill(held));
};
