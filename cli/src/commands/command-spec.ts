import type { TextKey } from '../texts/translate';
import type { Context } from '../run/context';
import type { Options } from '../run/options';
import type { Outcome } from '../run/outcome';

export type Run = (context: Context, args: readonly string[], options: Options) => Promise<Outcome>;

/** An option as Commander writes it, its summary, and whether it may be given several times. */
export type OptionSpec = readonly [flags: string, summary: TextKey, kind?: 'repeat'];

/** A command: how it is called, and what it says of itself. */
export type CommandSpec = {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** As Commander writes them: `<required>`, `[optional]`, `<several...>`. */
  readonly parameters?: string;
  readonly group: TextKey;
  readonly summary: TextKey;
  readonly options?: readonly OptionSpec[];
  readonly examples: readonly string[];
};
