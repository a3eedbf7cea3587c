import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '../config/report-failure';
import { exitAfterOutput } from './broken-output';

/** The parsed arguments of a command: options with values, switches without, and positional words in order. */
export type CommandLine = {
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly switches: ReadonlySet<string>;
  readonly words: readonly string[];
};

/** The options that a command accepts besides `--help`. */
export type KnownOptions = { readonly options?: readonly string[]; readonly switches?: readonly string[] };

/**
 * Reads the arguments of this process; `--help` prints the help and ends the process with code 0.
 * Throws {@link StartError} for an unknown option.
 */
export function readCommandLine(help: string, known: KnownOptions = {}): CommandLine {
  const options: NonNullable<ParseArgsConfig['options']> = {
    ...Object.fromEntries((known.options ?? []).map((name) => [name, { type: 'string' }] as const)),
    ...Object.fromEntries((known.switches ?? []).map((name) => [name, { type: 'boolean' }] as const)),
    help: { type: 'boolean', short: 'h' },
  };
  const { values, positionals } = parsed(
    () => parseArgs({ args: process.argv.slice(2), allowPositionals: true, options }),
    help,
  );
  if (values['help'] === true) {
    process.stdout.write(`${help}\n`);
    exitAfterOutput();
  }
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const switches = Object.keys(values).filter((name) => values[name] === true);
  return { options: Object.fromEntries(given), switches: new Set(switches), words: positionals };
}

function parsed<Result>(parse: () => Result, help: string): Result {
  try {
    return parse();
  } catch (error) {
    // Only the first sentence: Node adds advice about arguments that begin with a hyphen.
    const [reason = ''] = (error as Error).message.split('. ');
    throw new StartError(`${reason}\n\n${help}`);
  }
}

/** A line of a help that says how a command is used, such as `npm run user -- show NAME|ADDRESS`. */
const USAGE = /^npm run \S+ -- (?<name>[a-z][\w-]*)/;

/**
 * The failure of a command whose arguments make no sense: how the command that was meant is used, or, where there is none of
 * that name, the whole help.
 */
export function misuse(help: string, [name = '']: readonly string[]): StartError {
  const usages = help.split('\n').filter((line) => USAGE.test(line));
  const own = usages.filter((line) => USAGE.exec(line)?.groups?.['name'] === name);
  if (own.length > 0) {
    const lines = own.map((line) => `  ${line}`).join('\n');
    return new StartError(
      `${JSON.stringify(name)} does not take these arguments, but\n${lines}\n--help explains them`,
    );
  }
  const isUnknown = name !== '' && usages.length > 0;
  return new StartError(isUnknown ? `There is no command ${JSON.stringify(name)}\n\n${help}` : help);
}

/** `1 rule`, `2,252 rules` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Prints one line to standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
