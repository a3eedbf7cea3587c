import { LOCALES, parseLocale } from '@kimari/common/locale';
import { EXIT } from './exit-codes';
import { usageFailure } from './failure';
import { asksForProgramHelp, programHelp } from './program-help';
import { reportFailure } from './run/report';
import { Terminal } from './terminal/terminal';
import { readerLocale } from './texts/reader-locale';
import { loadTexts } from './texts/translate';

const LANGUAGES = LOCALES.join(', ');

/** Runs the command line; returns the exit code. */
export async function runCommandLine(argv: readonly string[], version: string): Promise<number> {
  const { env: environment } = process;
  const has = (...flags: readonly string[]) => flags.some((flag) => argv.includes(flag));
  const locale = readerLocale({
    ...{ flag: valueOf(argv, '--lang'), environment },
    system: () => Intl.DateTimeFormat().resolvedOptions().locale,
  });
  const t = await loadTexts(locale);
  const terminal = new Terminal({
    ...{ streams: process, environment },
    ...{ json: has('--json'), quiet: has('-q', '--quiet'), verbose: has('-v', '--verbose') },
    ...{ noColour: has('--no-color'), noInput: has('--no-input') },
  });
  process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    // A reader that has seen enough, such as `head`, closes the pipe.
    if (code === 'EPIPE') process.exit(EXIT.ok);
    terminal.warn(t('output.not_written', { reason: code }));
    process.exit(EXIT.failed);
  });
  process.once('SIGINT', () => {
    terminal.warn(`\n${t('interrupted')}`);
    process.exit(EXIT.interrupted);
  });
  try {
    checkLanguage(valueOf(argv, '--lang'));
    const { KIMARI_LANG = '' } = environment;
    if (KIMARI_LANG !== '' && parseLocale(KIMARI_LANG) === null)
      terminal.say(t('usage.lang_ignored', { value: KIMARI_LANG, values: LANGUAGES }));
    if (asksForProgramHelp(argv)) {
      terminal.print(programHelp(t, terminal.columns));
      return EXIT.ok;
    }
    const { parse } = await import('./program.js');
    const invocation = await parse(argv, t, version, (text) => terminal.print(text), terminal.columns);
    if (!invocation) return EXIT.ok;
    const { runCommand } = await import('./run-command.js');
    return await runCommand(invocation, { terminal, t, locale, version, program: __filename });
  } catch (error) {
    return reportFailure(terminal, t, argv.find((word) => !word.startsWith('-')) ?? 'kimari', error);
  }
}

function checkLanguage(given: string | undefined): void {
  if (given !== undefined && parseLocale(given) === null)
    throw usageFailure(['usage.choice', { option: '--lang', values: LANGUAGES }]);
}

/** The value of an option that is needed before the command line is parsed. */
function valueOf(argv: readonly string[], flag: string): string | undefined {
  const at = argv.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  return at < 0 ? undefined : argv[at] === flag ? argv[at + 1] : argv[at]?.slice(flag.length + 1);
}
