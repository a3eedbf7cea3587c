/** A refused field: where in the input, and why, in the reader's language. */
export type ProblemIssue = { readonly path: readonly string[]; readonly message: string };

/** Why an operation was refused, from `extensions` of a GraphQL error. */
export type Problem = {
  readonly code: string;
  readonly status: number;
  /** Our own stable word for the cause, where there is one, such as `auth.emailTaken`. */
  readonly reason: string | null;
  /** In the reader's language. */
  readonly message: string;
  readonly issues: readonly ProblemIssue[];
  /** Seconds to wait after too many requests. */
  readonly retryAfter: number | null;
  readonly requestId: string;
};

type GraphqlErrorShape = { readonly message: string; readonly extensions?: Record<string, unknown> };

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function toIssue(value: unknown): ProblemIssue | null {
  if (typeof value !== 'object' || value === null) return null;
  const { path, message } = value as { path?: unknown; message?: unknown };
  const steps = Array.isArray(path) ? path.map(String) : (text(path)?.split('.') ?? []);
  // Inputs arrive as the `input` argument; forms know their fields without it.
  const field = steps[0] === 'input' ? steps.slice(1) : steps;
  return { path: field, message: text(message) ?? '' };
}

/** Reads the first error of an answer; `requestId` is what the host called this request. */
export function toProblem(error: GraphqlErrorShape, requestId: string): Problem {
  const extensions = error.extensions ?? {};
  const issues = Array.isArray(extensions.issues) ? extensions.issues.map(toIssue) : [];
  return {
    code: text(extensions.code) ?? 'INTERNAL_SERVER_ERROR',
    status: number(extensions.status) ?? 500,
    reason: text(extensions.reason),
    message: error.message,
    issues: issues.filter((issue): issue is ProblemIssue => issue !== null),
    retryAfter: number(extensions.retryAfter),
    requestId: text(extensions.requestId) ?? requestId,
  };
}
