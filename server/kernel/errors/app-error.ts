import type { Locale } from '@kimari/common/locale';
import type { ErrorCode } from '@kimari/common/error-codes';

/** A list for clients to act on whose texts are in the reader's language. */
export type LocalisedList = (locale: Locale) => readonly object[];
type ErrorParam = string | number | readonly string[] | LocalisedList;

/** Values that fill the placeholders of an error's message. They are public by definition. */
export type ErrorParams = Readonly<Record<string, ErrorParam>>;

/** The kind of an error: a stable reason, which is also the key of its message, and its code. */
export type ErrorDefinition = {
  readonly reason: string;
  readonly code: ErrorCode;
  /** Names of the params that are also sent as `data` for clients to act on. */
  readonly exposes: readonly string[];
  /** Whether REST sends the reason as `data.reason`, because clients distinguish errors of one code by it. */
  readonly showsReason: boolean;
};

/** A declared domain error. Only the API edges catch it, to translate it for the client. */
export class AppError extends Error {
  constructor(
    readonly definition: ErrorDefinition,
    readonly params: ErrorParams = {},
    options?: ErrorOptions,
  ) {
    super(definition.reason, options);
  }
}

type Throwable<Keys extends string> = [Keys] extends [never]
  ? (params?: Record<string, never>, options?: ErrorOptions) => AppError
  : (params: Readonly<Record<Keys, ErrorParam>>, options?: ErrorOptions) => AppError;

const registry = new Map<string, ErrorDefinition>();

/**
 * Declares an error: `const RuleNotFound = defineError('rules.notFound', { code: 'NOT_FOUND' })`, thrown as
 * `throw RuleNotFound()`. The reason is the key of its message in kernel/i18n/messages.
 */
export function defineError<Keys extends string = never>(
  reason: string,
  options: {
    readonly code: ErrorCode;
    readonly params?: readonly Keys[];
    readonly exposes?: readonly Keys[];
    readonly showsReason?: boolean;
  },
): Throwable<Keys> & { readonly definition: ErrorDefinition } {
  const { code, exposes = [], showsReason = false } = options;
  const definition: ErrorDefinition = { reason, code, exposes, showsReason };
  registry.set(reason, definition);
  const create = (params?: ErrorParams, errorOptions?: ErrorOptions) =>
    new AppError(definition, params, errorOptions);
  return Object.assign(create as Throwable<Keys>, { definition });
}

/** Every declared error, for the test of the error table. */
export function declaredErrors(): readonly ErrorDefinition[] {
  return [...registry.values()];
}
