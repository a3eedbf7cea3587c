import type { RuleType } from '../enums';

/** When an assistant loads a rule: in every conversation, for certain files, when it finds it relevant, or when asked. */
export const ACTIVATIONS = ['always', 'files', 'relevant', 'manual'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

/** A field that only some assistants know, with its source lines. */
export type ExtraField = { readonly key: string; readonly raw: string };

/** Whether a subagent may use a tool, as opencode says it; with a pattern, for what fits it only. */
export type Permission = {
  readonly tool: string;
  readonly pattern: string | null;
  readonly action: 'allow' | 'ask' | 'deny';
};

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
  /** Tools that a subagent may use; null for all. */
  readonly tools: readonly string[] | null;
  /** Tools that a subagent may not use. */
  readonly deniedTools: readonly string[];
  readonly permissions: readonly Permission[];
  /** The fields of what it may use, where they are written as only opencode does. */
  readonly accessFields: readonly ExtraField[];
  readonly model: string | null;
  readonly extras: readonly ExtraField[];
  /** Fields that the front matter has twice, with another value earlier. */
  readonly overridden: readonly string[];
  /** Text below the front matter, without blank lines before and after it. */
  readonly body: string;
};

/** Parts that a target cannot carry. */
export type Loss =
  | { readonly code: 'description' }
  /** The description is longer than the assistant takes. */
  | { readonly code: 'description_cut'; readonly limit: number }
  | { readonly code: 'activation'; readonly from: Activation; readonly to: Activation }
  /** The assistant gives the subagent all of its tools. */
  | { readonly code: 'tools' }
  /** The assistant lets the subagent use tools that are denied. */
  | { readonly code: 'denied'; readonly tools: readonly string[] }
  /** The assistant does not ask, or refuses nothing, where the permissions say so. */
  | { readonly code: 'permissions' }
  /** The subagent may only read, with all tools that read. */
  | { readonly code: 'read_only' }
  /** The assistant gives a tool as a whole, although it is narrowed. */
  | { readonly code: 'tool_patterns'; readonly tools: readonly string[] }
  /** Tools of other assistants, which the subagent does not get. */
  | { readonly code: 'unknown_tools'; readonly tools: readonly string[] }
  | { readonly code: 'model' }
  /** A model that the assistant does not offer. */
  | { readonly code: 'unknown_model'; readonly model: string }
  /** A field of the front matter that the assistant does not know. */
  | { readonly code: 'field'; readonly key: string }
  /** A field that is written, and that the assistant does not know. */
  | { readonly code: 'unknown_field'; readonly key: string }
  /** A field that the front matter has twice: the earlier value is left out. */
  | { readonly code: 'overridden'; readonly key: string }
  /** Front matter that is kept as it is, and that a strict reader refuses. */
  | { readonly code: 'invalid_yaml'; readonly line: number }
  /** A word in the text, such as `@scope/package`, that the assistant takes for the name of a file to insert. */
  | { readonly code: 'import'; readonly text: string }
  /** A reference in the text, such as `@docs/style.md`, that only other assistants resolve. */
  | { readonly code: 'reference'; readonly text: string }
  /** A marker of Kimari's own in the text, which is written differently. */
  | { readonly code: 'marker' };

/** Why a target gets no file. */
export type Obstacle =
  | { readonly code: 'unsupported' }
  /** The assistant would cut the text off, or refuse it. */
  | { readonly code: 'too_long'; readonly limit: number; readonly length: number };
