import type { Locale } from '@kimari/common/locale';
import { cacheFolder } from './account/folders';
import { LOADERS } from './commands/loaders';
import { EXIT, type ExitCode } from './exit-codes';
import { Failure } from './failure';
import { commandText, takesOption } from './command-text';
import { tellNotice } from './registry/notice';
import { Context } from './run/context';
import { homeRegistry } from './run/home';
import type { Invocation } from './run/invocation';
import { Options } from './run/options';
import { reportFailure, reportOutcome } from './run/report';
import type { Terminal } from './terminal/terminal';
import type { Translate } from './texts/translate';

/** The parts of the process that a command uses. */
export type Surroundings = {
  readonly terminal: Terminal;
  readonly t: Translate;
  readonly locale: Locale;
  readonly version: string;
  /** The file that was started. */
  readonly program: string;
};

/** Runs a command and reports how it ended; returns the exit code. Never throws. */
export async function runCommand(
  invocation: Invocation,
  { terminal, t, locale, version, program }: Surroundings,
): Promise<ExitCode> {
  const { command, args, options: values } = invocation;
  try {
    const load = LOADERS[command];
    if (!load) throw new Error(`${command} has no code`);
    const run = await load();
    const options = new Options(values);
    const context = new Context({
      ...{ terminal, t, locale, environment: process.env, version, invocation },
      advice: { commandText, takesOption },
      ...{ home: homeRegistry(program), program },
      get cwd() {
        return workingFolder();
      },
      flags: {
        registry: options.text('registry'),
        tokenEnv: options.text('tokenEnv'),
        offline: options.flag('offline'),
        yes: options.flag('yes'),
      },
    });
    const tell = async (): Promise<void> => {
      const folder = cacheFolder(process.env);
      if (context.notice) await tellNotice(context.notice, { terminal, t, folder });
    };
    try {
      const outcome = await run(context, args, options);
      await tell();
      return reportOutcome(terminal, command, outcome);
    } catch (error) {
      await tell();
      throw error;
    } finally {
      await context.close();
    }
  } catch (error) {
    return reportFailure(terminal, t, command, error);
  }
}

/** The folder that the program runs in, which somebody may have removed meanwhile. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch (cause) {
    throw new Failure({
      code: 'NO_FOLDER',
      says: ['files.no_folder'],
      exit: EXIT.failed,
      hint: ['files.no_folder_hint'],
      cause,
    });
  }
}
