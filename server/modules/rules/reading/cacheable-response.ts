import type { FindingSeverity } from '@kimari/common/findings/finding';
import { countOf } from '@kimari/common/findings/findings';
import { createHash } from 'node:crypto';
import type { HttpResponse } from '../../../kernel/http/exchange';
import type { StoredChecks, VersionWithContent } from '../../versions';
import { type FoundRule, pathOf, type RuleResult } from '../rule.result';

/** Seconds for which caches may keep a public, immutable text, and so the time until a removed text is gone from them. */
const FIXED_TEXT_MAX_AGE = 300;

const ADDRESS_PREFIX = '/api/rules/';

function describeAddress(response: HttpResponse, { rule, isFormerAddress }: FoundRule, suffix: string): void {
  response.vary('Authorization');
  if (isFormerAddress) response.set('Content-Location', `${ADDRESS_PREFIX}${pathOf(rule)}${suffix}`);
}

/** Sends JSON that caches must revalidate, or 304 when the client's copy is current. */
export function sendCacheable(response: HttpResponse, found: FoundRule, suffix: string, body: unknown): void {
  const request = response.req;
  const json = JSON.stringify(body);
  const isShared = found.rule.audience === 'everyone' && request.get('authorization') === undefined;
  describeAddress(response, found, suffix);
  response.set({
    'Cache-Control': isShared ? 'public, no-cache' : 'private, no-cache',
    ETag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
  });
  if (request.fresh) response.status(304).end();
  else response.type('application/json').send(json);
}

/** Sends the exact bytes of a text. Returns false when it sent no body (304, HEAD), which is no download. */
export function sendRaw(
  response: HttpResponse,
  found: FoundRule,
  version: VersionWithContent,
  address: { readonly suffix: string; readonly isFixed: boolean; readonly checks: StoredChecks | null },
): boolean {
  const request = response.req;
  describeAddress(response, found, address.suffix);
  response.set({
    'Cache-Control': rawCacheControl(found.rule, version, address.isFixed),
    ETag: `"${version.digest}"`,
    'Content-Disposition': `inline; filename="${found.rule.name}.md"`,
    'X-Content-Type-Options': 'nosniff',
    // Keeps a browser from running anything in the text.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Rule-Version': version.version,
    ...(address.checks && { 'X-Checks': summaryOf(address.checks) }),
    ...(version.yank && { 'Rule-Yanked': 'true' }),
    ...(found.rule.deprecation && { 'Rule-Deprecated': 'true' }),
  });
  if (request.fresh) {
    response.status(304).end();
    return false;
  }
  response.type('text/markdown; charset=utf-8').send(Buffer.from(version.content, 'utf8'));
  return request.method !== 'HEAD';
}

/** `passed`, or the numbers of findings: `notes=2`. */
function summaryOf({ findings }: StoredChecks): string {
  const count = (wanted: FindingSeverity) => countOf(findings.filter(({ severity }) => severity === wanted));
  const counts = [
    ['blocked', count('refuse')],
    ['accepted', count('ask')],
    ['notes', count('note')],
  ] as const;
  const shown = counts.filter(([, number]) => number > 0).map(([name, number]) => `${name}=${number}`);
  return shown.length === 0 ? 'passed' : shown.join(', ');
}

function rawCacheControl(rule: RuleResult, version: VersionWithContent, isFixed: boolean): string {
  if (rule.audience === 'everyone' && !version.isHidden)
    return isFixed ? `public, max-age=${FIXED_TEXT_MAX_AGE}` : 'public, no-cache';
  return isFixed ? 'private, no-store' : 'private, no-cache';
}
