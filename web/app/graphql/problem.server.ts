import type { Locale } from '@kimari/common/locale';
import { issueWords, type ReportedIssue } from './issue-words.server';
import type { HostContext } from './load-context';

/** A field error: its path in the input, and a message in the reader's language. */
export type ProblemIssue = { readonly path: readonly string[]; readonly message: string };

/** Why an operation failed, from the `extensions` of a GraphQL error. */
export type Problem = {
  readonly code: string;
  readonly status: number;
  /** Stable machine-readable cause, if there is one, such as `auth.emailTaken`. */
  readonly reason: string | null;
  /** In the reader's language. */
  readonly message: string;
  readonly issues: readonly ProblemIssue[];
  /** Places of a text that keep it from being published, in the reader's language. */
  readonly findings: readonly ProblemFinding[];
  /** Seconds to wait after too many requests. */
  readonly retryAfter: number | null;
  readonly requestId: string;
};

/** A place of a text, with what is wrong there and what to do. */
export type ProblemFinding = {
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
  readonly message: string;
  readonly advice: string;
};

type GraphqlErrorShape = { readonly message: string; readonly extensions?: Record<string, unknown> };

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function toIssue(value: unknown, locale: Locale): ProblemIssue | null {
  if (typeof value !== 'object' || value === null) return null;
  const { path, ...issue } = value as ReportedIssue & { path?: unknown };
  const steps = Array.isArray(path) ? path.map(String) : (text(path)?.split('.') ?? []);
  // Paths start with the `input` argument; names of form fields do not.
  const field = steps[0] === 'input' ? steps.slice(1) : steps;
  return { path: field, message: issueWords(issue, locale) };
}

function toFindings(data: unknown): readonly ProblemFinding[] {
  const { findings } = (data ?? {}) as { readonly findings?: unknown };
  if (!Array.isArray(findings)) return [];
  return (findings as readonly Record<string, unknown>[]).map(
    ({ line, column, excerpt, message, advice }) => ({
      ...{ line: number(line) ?? 1, column: number(column) ?? 1 },
      ...{ excerpt: text(excerpt) ?? '', message: text(message) ?? '', advice: text(advice) ?? '' },
    }),
  );
}

/** Converts the first error of a response; `requestId` is the host's id of this request. */
export function toProblem(
  error: GraphqlErrorShape,
  { requestId, locale }: Pick<HostContext, 'requestId' | 'locale'>,
): Problem {
  const extensions = error.extensions ?? {};
  const issues = Array.isArray(extensions.issues)
    ? extensions.issues.map((issue) => toIssue(issue, locale))
    : [];
  return {
    code: text(extensions.code) ?? 'INTERNAL_SERVER_ERROR',
    status: number(extensions.status) ?? 500,
    reason: text(extensions.reason),
    message: error.message,
    issues: issues.filter((issue): issue is ProblemIssue => issue !== null),
    findings: toFindings(extensions.data),
    retryAfter: number(extensions.retryAfter),
    requestId: text(extensions.requestId) ?? requestId,
  };
}
