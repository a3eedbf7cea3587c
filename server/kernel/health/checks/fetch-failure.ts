/** Why a fetch failed, in the words of the system: the reason of a failed one is in its cause, that of a timeout is not. */
export function fetchFailure(error: unknown): string {
  const { cause } = Object(error) as { readonly cause?: unknown };
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : (cause ?? error);
  return first instanceof Error ? first.message : String(first);
}
