/** Loaded before the program: kills it right before the change of the project's files with the number KILL_AT. */
const promises = require('node:fs/promises');

let count = 0;
for (const name of ['mkdir', 'open', 'rename', 'rm', 'rmdir', 'writeFile', 'chmod']) {
  const original = promises[name];
  promises[name] = (path, ...rest) => {
    if (String(path).startsWith(process.env.KILL_BELOW) && ++count === Number(process.env.KILL_AT))
      process.kill(process.pid, 'SIGKILL');
    return original(path, ...rest);
  };
}
