/** Set by the build. */
declare const KIMARI_VERSION: string;

// Everything else is loaded after this, so that scripts can ask for the version quickly.
if (process.argv.length === 3 && process.argv[2] === '--version') {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  process.stdout.write(`${KIMARI_VERSION}\n`);
} else
  void import('./run/keep-compiled.js')
    .then(({ keepCompiled }) => keepCompiled(process.env))
    .then(() => import('./command-line.js'))
    .then(({ runCommandLine }) => runCommandLine(process.argv.slice(2), KIMARI_VERSION))
    .then((code) => {
      process.exitCode = code;
    });
