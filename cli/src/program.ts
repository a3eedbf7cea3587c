import { Command, CommanderError, type Help, Option } from 'commander';
import { COMMANDS, GLOBAL_OPTIONS } from './commands/table';
import { type Failure, type Phrase, usageFailure } from './failure';
import { programHelp } from './program-help';
import type { Invocation } from './run/invocation';
import type { Translate } from './texts/translate';

/** Reads the command line. Returns null when it asked for help, which is printed. */
export async function parse(
  argv: readonly string[],
  t: Translate,
  version: string,
  print: (text: string) => void,
  columns: number,
): Promise<Invocation | null> {
  const found: { invocation: Invocation | null } = { invocation: null };
  const program = inherited(new Command('kimari'), t, print)
    .version(version, '--version', t('option.version'))
    .helpCommand('help [command]', t('command.help'));
  program.helpInformation = () => programHelp(t, columns);
  for (const [flags, summary, kind] of GLOBAL_OPTIONS) program.addOption(optionOf(flags, t(summary), kind));
  const words = new Set(argv);
  for (const spec of COMMANDS) {
    const command = program
      .command(spec.name)
      .description(t(spec.summary))
      .aliases([...(spec.aliases ?? [])]);
    if (spec.parameters) command.arguments(spec.parameters);
    // Options are only made where they can be given: making those of all commands would double the time of a start.
    if (![spec.name, ...(spec.aliases ?? [])].some((name) => words.has(name))) continue;
    command.allowExcessArguments(false).addHelpText('before', examplesText(spec.examples, t));
    for (const [flags, summary, kind] of spec.options ?? [])
      command.addOption(optionOf(flags, t(summary), kind));
    command.action(() => {
      found.invocation = { command: spec.name, args: command.args, options: command.optsWithGlobals() };
    });
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0 && error.code !== 'commander.help') throw explained(error, argv);
  }
  return found.invocation;
}

function examplesText(examples: readonly string[], t: Translate): string {
  return `${t('help.examples')}\n${examples.map((line) => `  ${line}`).join('\n')}\n`;
}

/** Sets what all commands inherit. */
function inherited(command: Command, t: Translate, print: (text: string) => void): Command {
  return command
    .exitOverride()
    .helpOption('-h, --help', t('option.help'))
    .allowExcessArguments()
    .configureOutput({ writeOut: print, writeErr: () => undefined, outputError: () => undefined })
    .configureHelp({
      styleTitle: (title) => titleOf(title, t),
      showGlobalOptions: false,
      commandUsage: (own) =>
        [own.parent?.name(), [own.name(), ...own.aliases()].join('|'), own.usage()].join(' ').trim(),
    } satisfies Partial<Help>)
    .showHelpAfterError(false);
}

function titleOf(title: string, t: Translate): string {
  if (title.startsWith('Usage')) return t('help.usage');
  if (title.startsWith('Options')) return t('help.options');
  if (title.startsWith('Arguments')) return t('help.arguments');
  return title;
}

function optionOf(flags: string, summary: string, kind: 'repeat' | undefined): Option {
  const option = new Option(flags, summary);
  if (kind === 'repeat') option.argParser((value: string, all: readonly string[] = []) => [...all, value]);
  return option;
}

/** Commander explains in English what is wrong; the reader gets the same in their language. */
function explained(error: CommanderError, argv: readonly string[]): Failure {
  const [, text = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const help = hintOf(error, argv);
  switch (error.code) {
    case 'commander.unknownOption':
      return usageFailure(['usage.unknown_option', { text }], help);
    case 'commander.unknownCommand':
      return usageFailure(['usage.unknown_command', { text }], help);
    case 'commander.missingArgument':
      return usageFailure(['usage.missing_argument', { text }], help);
    case 'commander.optionMissingArgument':
      return usageFailure(['usage.missing_value', { text }], help);
    case 'commander.excessArguments':
      return usageFailure(['usage.too_many'], help);
    default:
      return usageFailure(['usage.other', { text: error.message }], help);
  }
}

/** The word that was probably meant, else where to read on. */
function hintOf({ message }: CommanderError, argv: readonly string[]): Phrase {
  const [, text] = /\(Did you mean (?:one of )?([^?]+)\?\)/.exec(message) ?? [];
  if (text !== undefined) return ['usage.did_you_mean', { text }];
  const command = COMMANDS.find(({ name, aliases = [] }) => [name, ...aliases].includes(argv[0] ?? ''));
  return command ? ['usage.help_of', { command: command.name }] : ['usage.help'];
}
