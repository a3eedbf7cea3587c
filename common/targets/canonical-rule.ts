import type { RuleType } from '../enums';

/** When an assistant loads a rule: in every conversation, for certain files, when it finds it relevant, or when asked. */
export const ACTIVATIONS = ['always', 'files', 'relevant', 'manual'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

/** A field that only some assistants know, with its source lines. */
export type ExtraField = { readonly key: string; readonly raw: string };

/** A rule, independent of the assistant that it was written for: what every renderer starts from. */
export type CanonicalRule = {
  readonly type: RuleType;
  /** Name of its file, and the name of a subagent. */
  readonly name: string;
  readonly description: string | null;
  /** Whether the text itself has the description, so that a target without one loses something. */
  readonly isDescribed: boolean;
  readonly activation: Activation;
  /** Patterns of files; empty unless the activation is `files`. */
  readonly globs: readonly string[];
  /** What a subagent may use; null when it may use everything. */
  readonly tools: readonly string[] | null;
  readonly model: string | null;
  readonly extras: readonly ExtraField[];
  /** Text below the front matter, without blank lines before and after it. */
  readonly body: string;
};

/** What a target cannot carry. */
export type Loss =
  | { readonly code: 'description' }
  | { readonly code: 'activation'; readonly from: Activation; readonly to: Activation }
  /** The assistant gives the subagent all of its tools. */
  | { readonly code: 'tools' }
  | { readonly code: 'model' }
  /** A field of the front matter that the assistant does not know. */
  | { readonly code: 'field'; readonly key: string }
  /** A reference in the text, such as `@docs/style.md`, that only other assistants resolve. */
  | { readonly code: 'reference'; readonly text: string }
  /** A marker of Kimari's own in the text, which is written differently. */
  | { readonly code: 'marker' };

/** Why a target gets no file. */
export type Obstacle =
  | { readonly code: 'unsupported' }
  /** The assistant would cut the text off, or refuse it. */
  | { readonly code: 'too_long'; readonly limit: number; readonly length: number };
