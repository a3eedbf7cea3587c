import type { Answer } from './site';
import type { Outcome } from './who-may';

const REASONS: readonly (readonly [RegExp, Outcome])[] = [
  [/Authentication required|Login required to star/, 'sign in'],
  [/does not have the \\?"write\\?" scope|A command-line token cannot be used/, 'wrong token'],
];

/** How an API answered, beside its answer to the same request about something that never was. */
export function outcomeOf(answer: Answer, absent: Answer | null): Outcome | `failed: ${string}` {
  const failure = `failed: ${answer.status} ${answer.text.slice(0, 200)}` as const;
  if (answer.status >= 500 || answer.text.includes('"request.document"')) return failure;
  const isError = answer.status !== 200 || answer.text.includes('"errors"');
  const stopped = isError ? REASONS.find(([reason]) => reason.test(answer.text)) : undefined;
  if (stopped) return stopped[1];
  if (absent && isSame(answer, absent)) return 'absent';
  if (answer.status === 403 || answer.text.includes('"code":"FORBIDDEN"')) return 'refused';
  return 'passes';
}

/** Caches and readers see the same of both. */
function isSame(answer: Answer, absent: Answer): boolean {
  const seen = ({ headers, ...answer }: Answer) =>
    JSON.stringify([said(answer), headers['cache-control'], headers['etag'], headers['content-location']]);
  return seen(answer) === seen(absent);
}

/** How a page answered. */
export function outcomeOfPage(
  page: Answer,
  absent: Answer | null,
  names: readonly string[],
): Outcome | `failed: ${string}` {
  if (page.status >= 500) return `failed: ${page.status}`;
  // The data of a redirecting page are an answer of their own.
  const target = page.status === 202 ? page.text : (page.headers['location'] ?? '');
  if (target.includes('/login')) return 'sign in';
  if (absent && bare(page, names) === bare(absent, names)) return 'absent';
  return page.status === 403 || page.status === 404 || target.includes('/org/') ? 'refused' : 'passes';
}

/** What an API answered, without the id of the request. */
export function said({ status, text }: Pick<Answer, 'status' | 'text'>): string {
  return `${status} ${text.replace(/"requestId":"[^"]*"/g, '')}`;
}

/** A page without what differs from request to request. */
export function bare({ status, text }: Answer, names: readonly string[] = []): string {
  const known = text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/\\?"now\\?",\d+/g, 'now')
    .replace(/nonce=\\?"[^"\\]*\\?"|"nonce":"[^"]*"/g, 'nonce');
  return `${status} ${names.reduce((rest, name) => rest.replaceAll(name, 'name').replaceAll(encodeURIComponent(name), 'name'), known)}`;
}
