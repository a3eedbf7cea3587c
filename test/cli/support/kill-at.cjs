/**
 * Loaded before the program: kills it right before the change of the project's files with the number KILL_AT, or lets the
 * change with the number FAIL_AT fail.
 */
const promises = require('node:fs/promises');

let count = 0;
for (const name of [
  'mkdir',
  'open',
  'rename',
  'rm',
  'rmdir',
  'writeFile',
  'chmod',
  'link',
  'copyFile',
  'chown',
]) {
  const original = promises[name];
  promises[name] = (path, ...rest) => {
    if (!String(path).startsWith(process.env.KILL_BELOW)) return original(path, ...rest);
    count += 1;
    if (count === Number(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL');
    if (count === Number(process.env.FAIL_AT)) {
      process.stderr.write('injected failure\n');
      return Promise.reject(Object.assign(new Error(`EIO: ${name}`), { code: 'EIO', path: String(path) }));
    }
    return original(path, ...rest);
  };
}
