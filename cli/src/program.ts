import { Command, CommanderError, type Help, Option } from 'commander';
import type { CommandSpec } from './commands/command-spec';
import { COMMANDS, GLOBAL_OPTIONS } from './commands/table';
import { type Failure, usageFailure } from './failure';
import type { Translate } from './texts/translate';

/** What the command line asks for. */
export type Invocation = {
  readonly command: CommandSpec;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
};

/** Reads the command line. Returns null when it asked for help, which is printed. */
export async function parse(
  argv: readonly string[],
  t: Translate,
  version: string,
  print: (text: string) => void,
): Promise<Invocation | null> {
  const found: { invocation: Invocation | null } = { invocation: null };
  const program = base(new Command('kimari'), t, print)
    .description(t('program.summary'))
    .version(version, '--version', t('option.version'))
    .helpCommand('help [command]', t('command.help'));
  for (const [flags, summary, kind] of GLOBAL_OPTIONS) program.addOption(optionOf(flags, t(summary), kind));
  for (const spec of COMMANDS) {
    const command = base(program.command(spec.name), t, print)
      .description(t(spec.summary))
      .aliases([...(spec.aliases ?? [])])
      .helpGroup(t(spec.group))
      .addHelpText(
        'before',
        `${t('help.examples')}\n${spec.examples.map((line) => `  ${line}`).join('\n')}\n`,
      );
    if (spec.parameters) command.arguments(spec.parameters);
    for (const [flags, summary, kind] of spec.options ?? [])
      command.addOption(optionOf(flags, t(summary), kind));
    command.action(() => {
      found.invocation = { command: spec, args: command.args, options: command.optsWithGlobals() };
    });
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0 && error.code !== 'commander.help') throw explained(error);
  }
  return found.invocation;
}

function base(command: Command, t: Translate, print: (text: string) => void): Command {
  return command
    .exitOverride()
    .helpOption('-h, --help', t('option.help'))
    .allowExcessArguments(command.name() === 'kimari')
    .configureOutput({ writeOut: print, writeErr: () => undefined, outputError: () => undefined })
    .configureHelp({
      styleTitle: (title) => titleOf(title, t),
      showGlobalOptions: false,
    } satisfies Partial<Help>)
    .showHelpAfterError(false);
}

function titleOf(title: string, t: Translate): string {
  if (title.startsWith('Usage')) return t('help.usage');
  if (title.startsWith('Options')) return t('help.options');
  if (title.startsWith('Arguments')) return t('help.arguments');
  return title.startsWith('Commands') ? t('help.commands') : title;
}

function optionOf(flags: string, summary: string, kind: 'repeat' | undefined): Option {
  const option = new Option(flags, summary);
  if (kind === 'repeat') option.argParser((value: string, all: readonly string[] = []) => [...all, value]);
  return option;
}

/** Commander explains in English what is wrong; the reader gets the same in their language. */
function explained(error: CommanderError): Failure {
  const [, text = ''] = /'([^']*)'/.exec(error.message) ?? [];
  switch (error.code) {
    case 'commander.unknownOption':
      return usageFailure(['usage.unknown_option', { text }], ['usage.help']);
    case 'commander.unknownCommand':
      return usageFailure(['usage.unknown_command', { text }], ['usage.help']);
    case 'commander.missingArgument':
      return usageFailure(['usage.missing_argument', { text }], ['usage.help']);
    case 'commander.optionMissingArgument':
      return usageFailure(['usage.missing_value', { text }], ['usage.help']);
    case 'commander.excessArguments':
      return usageFailure(['usage.too_many'], ['usage.help']);
    default:
      return usageFailure(['usage.other', { text: error.message }], ['usage.help']);
  }
}
