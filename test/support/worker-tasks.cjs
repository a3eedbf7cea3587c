/** Tasks for tests of the threads: honest ones, and ones that would never end or take all memory. */
exports.double = (number) => number * 2;

exports.fail = () => {
  throw new Error('It went wrong.');
};

/** No deadline that is only looked at between two steps can stop this. */
exports.backtrack = () => /^(?:a|aa|a?a)+$/.test(`${'a'.repeat(60)}b`);

exports.fillMemory = () => {
  const held = [];
  for (;;) held.push(new Array(1_000_000).fill(held));
};
