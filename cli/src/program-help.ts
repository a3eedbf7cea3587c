import { padTo, widthOf } from '@kimari/common/text-columns';
import type { CommandSpec, OptionSpec } from './commands/command-spec';
import { COMMANDS, EXAMPLES, GLOBAL_OPTIONS } from './commands/table';
import { wrapTo } from './terminal/width';
import type { Translate } from './texts/translate';

const MAX_WIDTH = 100;
const GAP = 2;

/** True when only the program's help is requested, which needs no parser. */
export function asksForProgramHelp(argv: readonly string[]): boolean {
  const words = argv.filter(
    (word, at) => word !== '--no-color' && !word.startsWith('--lang') && argv[at - 1] !== '--lang',
  );
  const [first = 'help', ...others] = words;
  return others.length === 0 && ['help', '--help', '-h'].includes(first);
}

/** The help of the whole program: examples first, then all commands by group, then what every command takes. */
export function programHelp(t: Translate, columns: number): string {
  const groups = [...new Set(COMMANDS.map(({ group }) => group))];
  const commands = groups.map((group) => ({
    title: t(group),
    rows: COMMANDS.filter((spec) => spec.group === group).map(
      (spec) => [termOf(spec), t(spec.summary)] as const,
    ),
  }));
  const own: readonly OptionSpec[] = [
    ['-h, --help', 'option.help'],
    ['--version', 'option.version'],
  ];
  const options = [...GLOBAL_OPTIONS, ...own].map(([flags, summary]) => [flags, t(summary)] as const);
  const sections = [...commands, { title: t('help.options'), rows: options }];
  const width = Math.max(...sections.flatMap(({ rows }) => rows.map(([term]) => widthOf(term)))) + GAP;
  const room = Math.min(columns, MAX_WIDTH) - width - GAP;
  const lines = sections.flatMap(({ title, rows }) => [
    title,
    ...rows.flatMap(([term, summary]) =>
      wrapTo(summary, room).map(
        (line, at) => `${' '.repeat(GAP)}${padTo(at === 0 ? term : '', width)}${line}`,
      ),
    ),
    '',
  ]);
  return [
    `${t('help.usage')} kimari <command> [options]`,
    '',
    t('program.summary'),
    '',
    t('help.examples'),
    ...EXAMPLES.map((line) => `  ${line}`),
    '',
    ...lines,
    t('help.more'),
  ].join('\n');
}

/** A command with its other names and its arguments. */
function termOf({ name, aliases = [], parameters }: CommandSpec): string {
  return [[name, ...aliases].join(', '), ...(parameters === undefined ? [] : [parameters])].join(' ');
}
