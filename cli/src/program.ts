import { Command, CommanderError, type Help, Option } from 'commander';
import type { CommandSpec } from './commands/command-spec';
import { COMMANDS, EXAMPLES, GLOBAL_OPTIONS } from './commands/table';
import { type Failure, type Phrase, usageFailure } from './failure';
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
    .addHelpText('before', examplesText(EXAMPLES, t))
    .addHelpText('after', `\n${t('help.more')}`)
    .commandsGroup(t('group.program'))
    .helpCommand('help [command]', t('command.help'));
  for (const [flags, summary, kind] of GLOBAL_OPTIONS) program.addOption(optionOf(flags, t(summary), kind));
  const words = new Set(argv);
  for (const spec of COMMANDS) {
    const command = base(program.command(spec.name), t, print)
      .description(t(spec.summary))
      .aliases([...(spec.aliases ?? [])])
      .helpGroup(t(spec.group));
    if (spec.parameters) command.arguments(spec.parameters);
    // Options are only made where they can be given: making those of all commands would double the time of a start.
    if (![spec.name, ...(spec.aliases ?? [])].some((name) => words.has(name))) continue;
    command.addHelpText('before', examplesText(spec.examples, t));
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
    if (error.exitCode !== 0 && error.code !== 'commander.help') throw explained(error, argv);
  }
  return found.invocation;
}

function examplesText(examples: readonly string[], t: Translate): string {
  return `${t('help.examples')}\n${examples.map((line) => `  ${line}`).join('\n')}\n`;
}

function base(command: Command, t: Translate, print: (text: string) => void): Command {
  return command
    .exitOverride()
    .helpOption('-h, --help', t('option.help'))
    .allowExcessArguments(command.name() === 'kimari')
    .configureOutput({ writeOut: print, writeErr: () => undefined, outputError: () => undefined })
    .configureHelp({
      styleTitle: (title) => titleOf(title, t),
      subcommandTerm: termOf,
      showGlobalOptions: false,
    } satisfies Partial<Help>)
    .showHelpAfterError(false);
}

/** A command in the list of all: its names and arguments. That it has options goes without saying. */
function termOf(command: Command): string {
  const names = [command.name(), ...command.aliases()].join(', ');
  const parameters = command.registeredArguments.map((one) => {
    const name = one.variadic ? `${one.name()}...` : one.name();
    return one.required ? `<${name}>` : `[${name}]`;
  });
  return [names, ...parameters].join(' ');
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
