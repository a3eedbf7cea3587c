import { createHash } from 'node:crypto';
import type { HttpResponse } from '../../../kernel/http/exchange';
import type { VersionWithContent } from '../../versions';
import { type FoundRule, pathOf, type RuleResult } from '../rule.result';

/** Seconds for which a public, fixed text may be kept: what is withdrawn is gone from caches within that time. */
const FIXED_TEXT_MAX_AGE = 300;

const ADDRESS_PREFIX = '/api/rules/';

function describeAddress(response: HttpResponse, { rule, isFormerAddress }: FoundRule, suffix: string): void {
  response.vary('Authorization');
  if (isFormerAddress) response.set('Content-Location', `${ADDRESS_PREFIX}${pathOf(rule)}${suffix}`);
}

/** Sends JSON that may be kept but is asked for again each time; 304 when the client has it already. */
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

/** Sends the exact bytes of a text; false when nothing was sent (304, HEAD), which counts no download. */
export function sendRaw(
  response: HttpResponse,
  found: FoundRule,
  version: VersionWithContent,
  address: { readonly suffix: string; readonly isFixed: boolean },
): boolean {
  const request = response.req;
  describeAddress(response, found, address.suffix);
  response.set({
    'Cache-Control': rawCacheControl(found.rule, address.isFixed),
    ETag: `"${version.digest}"`,
    'Content-Disposition': `inline; filename="${found.rule.name}.md"`,
    'X-Content-Type-Options': 'nosniff',
    // Nothing in the text can run.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Rule-Version': version.version,
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

function rawCacheControl(rule: RuleResult, isFixed: boolean): string {
  if (rule.audience === 'everyone')
    return isFixed ? `public, max-age=${FIXED_TEXT_MAX_AGE}` : 'public, no-cache';
  return isFixed ? 'private, no-store' : 'private, no-cache';
}
