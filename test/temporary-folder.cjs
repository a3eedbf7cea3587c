const { existsSync, readFileSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');

const IN_MEMORY = '/dev/shm';
/** Bytes that must be free; a run of all suites at once has needed half of one gigabyte. */
const ENOUGH = 4 * 2 ** 30;

/**
 * Where tests keep temporary files: in memory, when there is plenty. ext4 looks for the place of a new file among those of all
 * files that were deleted a moment ago, and each database that a test drops leaves hundreds: a sixth of the CPU time of the
 * integration suite. A container often has little there, and nothing can be run from it.
 */
exports.temporaryFolder = () => (isPlenty() ? IN_MEMORY : tmpdir());

function isPlenty() {
  if (process.env.TMPDIR || !existsSync(IN_MEMORY) || process.availableMemory() < ENOUGH) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === IN_MEMORY);
  return bavail * bsize >= ENOUGH && mount !== undefined && !/\bnoexec\b|\bro\b/.test(mount);
}
