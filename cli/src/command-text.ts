import { COMMANDS, GLOBAL_OPTIONS } from './commands/table';
import type { Invocation } from './run/invocation';

/** A command line as somebody would type it in a shell. Options that the command does not take are left out. */
export function commandText({ command, args, options }: Invocation): string {
  const own = COMMANDS.find(({ name }) => name === command)?.options ?? [];
  const given = [...own, ...GLOBAL_OPTIONS].flatMap(([flags]) => optionWords(flags, options));
  return ['kimari', command, ...args, ...given].map(quoted).join(' ');
}

/** Whether a command has an option, such as `--merge`. */
export function takesOption(command: string, flag: string): boolean {
  const own = COMMANDS.find(({ name }) => name === command)?.options ?? [];
  return own.some(([flags]) => flags.split(/[ ,]+/).includes(flag));
}

function optionWords(flags: string, options: Invocation['options']): readonly string[] {
  const flag = flags.split(/[ ,]+/).find((word) => word.startsWith('--')) ?? '';
  const isOff = flag.startsWith('--no-');
  const name = flag
    .replace(isOff ? '--no-' : '--', '')
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const value = options[name];
  if (typeof value === 'boolean') return value === isOff ? [] : [flag];
  if (typeof value === 'string') return [flag, value];
  return Array.isArray(value) ? value.flatMap((one) => [flag, String(one)]) : [];
}

/** Quotes a word that a shell would take for several or for something else. */
function quoted(word: string): string {
  return /^[\p{L}\p{N}\p{M}@%+=:,./_-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
