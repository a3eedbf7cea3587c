import type { ErrorCode } from './error-codes';

/** Values that fill the placeholders of an error's message. They are public by definition. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** What an error is: a stable reason (also the key of its message) and its place in the catalogue. */
export type ErrorDefinition = {
  readonly reason: string;
  readonly code: ErrorCode;
  /** Which params are also sent as `data`, for clients that act on them. */
  readonly exposes: readonly string[];
};

/** A refusal that the domain declares; edges translate it, nothing else catches it. */
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
  : (params: Readonly<Record<Keys, string | number>>, options?: ErrorOptions) => AppError;

const registry = new Map<string, ErrorDefinition>();

/**
 * Declares an error: `const RuleNotFound = defineError('rules.notFound', { code: 'NOT_FOUND' })`, thrown as
 * `throw RuleNotFound()`. The reason is the key of its text in kernel/i18n/messages.
 */
export function defineError<Keys extends string = never>(
  reason: string,
  options: {
    readonly code: ErrorCode;
    readonly params?: readonly Keys[];
    readonly exposes?: readonly Keys[];
  },
): Throwable<Keys> & { readonly definition: ErrorDefinition } {
  const definition: ErrorDefinition = { reason, code: options.code, exposes: options.exposes ?? [] };
  registry.set(reason, definition);
  const create = (params?: ErrorParams, errorOptions?: ErrorOptions) =>
    new AppError(definition, params, errorOptions);
  return Object.assign(create as Throwable<Keys>, { definition });
}

/** Every declared error, for the test that walks the table. */
export function declaredErrors(): readonly ErrorDefinition[] {
  return [...registry.values()];
}
