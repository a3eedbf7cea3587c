import { usageFailure } from '../../failure';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';
import type { Translate } from '../../texts/translate';
import type { CommandSpec, OptionSpec } from '../command-spec';
import { COMMANDS, GLOBAL_OPTIONS } from '../table';

type Table = { readonly commands: readonly CommandSpec[]; readonly globals: readonly OptionSpec[] };

const SHELLS = { bash, zsh, fish } as const;

/** `kimari completion <shell>`: a script that completes commands and options. */
export function run({ t }: Context, [shell = '']: readonly string[]): Promise<Outcome> {
  const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell as keyof typeof SHELLS] : null;
  if (!write)
    throw usageFailure(['usage.choice', { option: 'completion', values: Object.keys(SHELLS).join(', ') }]);
  const script = write({ commands: COMMANDS, globals: GLOBAL_OPTIONS }, t);
  return Promise.resolve({ data: { shell, script }, text: script });
}

const longFlag = (flags: string): string => /--[a-z-]+/.exec(flags)?.[0] ?? '';
const namesOf = ({ name, aliases = [] }: CommandSpec): readonly string[] => [name, ...aliases];
const flagsOf = (options: readonly OptionSpec[]): readonly string[] =>
  options.map(([flags]) => longFlag(flags));

function optionsOf({ options = [] }: CommandSpec, globals: readonly OptionSpec[]): string {
  return flagsOf([...options, ...globals]).join(' ');
}

function bash({ commands, globals }: Table): string {
  const allNames = commands.flatMap(namesOf);
  const cases = commands.map(
    (spec) => `    ${namesOf(spec).join('|')}) words="${optionsOf(spec, globals)}" ;;`,
  );
  return [
    '_kimari() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" words',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${allNames.join(' ')} help" -- "$current"))`,
    '    return',
    '  fi',
    '  case "${COMP_WORDS[1]}" in',
    ...cases,
    `    *) words="${flagsOf(globals).join(' ')}" ;;`,
    '  esac',
    '  case "$current" in',
    '    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;',
    '    *) COMPREPLY=($(compgen -f -- "$current")) ;;',
    '  esac',
    '}',
    'complete -F _kimari kimari',
  ].join('\n');
}

function zsh({ commands, globals }: Table, t: Translate): string {
  const described = commands.map(({ name, summary }) => `    '${name}:${quoted(t(summary))}'`);
  const cases = commands.map(
    (spec) => `    ${namesOf(spec).join('|')}) compadd -- ${optionsOf(spec, globals)} ;;`,
  );
  return [
    '#compdef kimari',
    '_kimari() {',
    '  local -a commands',
    '  commands=(',
    ...described,
    '  )',
    '  if (( CURRENT == 2 )); then',
    "    _describe 'kimari' commands",
    '    return',
    '  fi',
    '  if [[ "$words[CURRENT]" != -* ]]; then _files; return; fi',
    '  case "$words[2]" in',
    ...cases,
    `    *) compadd -- ${flagsOf(globals).join(' ')} ;;`,
    '  esac',
    '}',
    'compdef _kimari kimari',
  ].join('\n');
}

function fish({ commands, globals }: Table, t: Translate): string {
  const first = `-n '__fish_use_subcommand'`;
  const described = commands.map(
    ({ name, summary }) => `complete -c kimari -f ${first} -a ${name} -d '${quoted(t(summary))}'`,
  );
  const options = commands.flatMap((spec) =>
    (spec.options ?? []).map(
      ([flags, summary]) =>
        `complete -c kimari -n '__fish_seen_subcommand_from ${namesOf(spec).join(' ')}' -l ${longFlag(flags).slice(2)} -d '${quoted(t(summary))}'`,
    ),
  );
  const everywhere = globals.map(
    ([flags, summary]) => `complete -c kimari -l ${longFlag(flags).slice(2)} -d '${quoted(t(summary))}'`,
  );
  return [...described, ...options, ...everywhere].join('\n');
}

const quoted = (text: string): string => text.replace(/'/g, '’').replace(/:/g, '：');
