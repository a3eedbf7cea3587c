import type { Response } from 'express';
import type { Origin } from '../../access/actor';
import { limitOf, quotaOf, type RateLimitName, windowOf } from './rate-limit-table';

/** How a limit stands after a use; milliseconds. */
export type LimitState = { readonly remaining: number; readonly resetIn: number };

type Report = {
  readonly response: Response;
  readonly saysWhen: boolean;
  readonly states: Map<RateLimitName, LimitState>;
};

const reports = new WeakMap<Origin, Report>();

/**
 * From now on the answer says which limits the request has used. Operations that run for a page tell on the page.
 * `saysWhen`: also `Retry-After`; answers of pages say that by themselves.
 */
export function reportLimitsOn(response: Response, origin: Origin, saysWhen: boolean): void {
  reports.set(origin, { response, saysWhen, states: new Map() });
}

/**
 * Says on the answer how a limit stands (draft-ietf-httpapi-ratelimit-headers-11): `RateLimit-Policy` names quota and
 * window, `RateLimit` what remains and the seconds until it is whole again.
 */
export function reportLimit(origin: Origin, name: RateLimitName, state: LimitState): void {
  const report = reports.get(origin);
  if (!report || limitOf(name).isSilent || report.response.headersSent) return;
  report.states.set(name, state);
  const entries = [...report.states];
  report.response.setHeader('RateLimit-Policy', entries.map(([limit]) => policyOf(limit)).join(', '));
  report.response.setHeader('RateLimit', entries.map(([limit, of]) => itemOf(limit, of)).join(', '));
}

/** Says on the answer when to come back; seconds. An operation's own answer says so only in its body. */
export function reportRefusal(origin: Origin, retryAfter: number): void {
  const report = reports.get(origin);
  if (report?.saysWhen && !report.response.headersSent)
    report.response.setHeader('Retry-After', String(retryAfter));
}

function policyOf(name: RateLimitName): string {
  const limit = limitOf(name);
  return `"${name}";q=${quotaOf(limit)};w=${windowOf(limit)}`;
}

function itemOf(name: RateLimitName, { remaining, resetIn }: LimitState): string {
  return `"${name}";r=${remaining};t=${Math.ceil(resetIn / 1000)}`;
}
