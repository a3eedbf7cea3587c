/**
 * The order in which two workers take the files: the longest first, whose servers leave the processor to others, then those
 * that measure, one after another (`measured.ts`), and at the end those that may run beside anything.
 */
const FIRST = ['first-start'];
const LAST = ['startup', 'clocks', 'instances', 'drain'];

const nameOf = ({ path }) => /([\w-]+)\.spec\.ts$/.exec(path)?.[1] ?? '';
const placeOf = (test) => {
  const name = nameOf(test);
  if (FIRST.includes(name)) return -1;
  return 1 + LAST.indexOf(name);
};

module.exports = class {
  sort(tests) {
    return [...tests].sort((one, other) => placeOf(one) - placeOf(other) || (one.path < other.path ? -1 : 1));
  }

  allFailedTests(tests) {
    return tests;
  }

  shard(tests) {
    return tests;
  }

  cacheResults() {
    // The order does not depend on former runs.
  }
};
