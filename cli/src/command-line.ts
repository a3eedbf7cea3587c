import { EXIT } from './exit-codes';
import { homeRegistry } from './run/home';
import { reportFailure, reportOutcome } from './run/report';
import { Terminal } from './terminal/terminal';
import { readerLocale } from './texts/reader-locale';
import { translator } from './texts/translate';

/** Runs the command line; returns the exit code. */
export async function runCommandLine(argv: readonly string[], version: string): Promise<number> {
  // A reader that has seen enough, such as `head`, closes the pipe.
  process.stdout.on('error', () => process.exit(EXIT.ok));
  const { env: environment } = process;
  const has = (...flags: readonly string[]) => flags.some((flag) => argv.includes(flag));
  const locale = readerLocale({
    ...{ flag: valueOf(argv, '--lang'), environment },
    system: () => Intl.DateTimeFormat().resolvedOptions().locale,
  });
  const t = translator(locale);
  const terminal = new Terminal({
    ...{ stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, environment },
    ...{ json: has('--json'), quiet: has('-q', '--quiet'), verbose: has('-v', '--verbose') },
    ...{ noColour: has('--no-color'), noInput: has('--no-input') },
  });
  process.once('SIGINT', () => {
    terminal.warn(`\n${t('interrupted')}`);
    process.exit(EXIT.interrupted);
  });
  let command = argv.find((word) => !word.startsWith('-')) ?? 'kimari';
  try {
    const { parse } = await import('./program.js');
    const invocation = await parse(argv, t, version, (text) => terminal.print(text));
    if (!invocation) return EXIT.ok;
    command = invocation.command.name;
    const [{ Context }, { Options }, run] = await Promise.all([
      import('./run/context.js'),
      import('./run/options.js'),
      invocation.command.load(),
    ]);
    const options = new Options(invocation.options);
    const context = new Context({
      ...{ terminal, t, locale, environment, cwd: process.cwd(), version },
      ...{ home: homeRegistry(__filename), program: __filename },
      flags: {
        registry: options.text('registry'),
        tokenEnv: options.text('tokenEnv'),
        offline: options.flag('offline'),
        yes: options.flag('yes'),
      },
    });
    try {
      return reportOutcome(terminal, command, await run(context, invocation.args, options));
    } finally {
      await context.close();
    }
  } catch (error) {
    return reportFailure(terminal, t, command, error);
  }
}

/** The value of an option that is needed before the command line is parsed. */
function valueOf(argv: readonly string[], flag: string): string | undefined {
  const at = argv.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  return at < 0 ? undefined : argv[at] === flag ? argv[at + 1] : argv[at]?.slice(flag.length + 1);
}
