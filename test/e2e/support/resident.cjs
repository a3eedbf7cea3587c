/**
 * A process that runs the built commands of the server again and again. The modules of the server stay loaded; the command
 * itself is loaded anew, with its own arguments, streams and exit code. A run ends as a process would: when nothing is left
 * for which Node would stay alive.
 */
const said = { stdout: [], stderr: [] };

for (const name of Object.keys(said)) {
  process[name].write = (part, encoding, done = encoding) => {
    said[name].push(Buffer.from(part));
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
}

// The last thing that a command does; `--help`, which has more behind it, needs a process of its own.
process.exit = (code) => (process.exitCode = code);

process.on('message', ({ file, args }) => {
  for (const parts of Object.values(said)) parts.length = 0;
  process.exitCode = undefined;
  process.argv = [process.execPath, file, ...args];
  process.channel.unref();
  process.once('beforeExit', () => {
    process.channel.ref();
    const [out, err] = [said.stdout, said.stderr].map((parts) => Buffer.concat(parts).toString());
    process.send({ code: process.exitCode ?? 0, out, err });
  });
  delete require.cache[require.resolve(file)];
  require(file);
});
