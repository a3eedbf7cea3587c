import type { Response } from 'express';
import type { Origin } from '../../access/actor';
import { limitOf, quotaOf, type RateLimitName, windowOf } from './rate-limit-table';

/** The state of a limit after a use; milliseconds. */
export type LimitState = { readonly remaining: number; readonly resetIn: number };

type Report = {
  readonly response: Response;
  readonly sendsRetryAfter: boolean;
  readonly states: Map<RateLimitName, LimitState>;
};

const reports = new WeakMap<Origin, Report>();

/**
 * Starts reporting the limits that a request uses in the headers of its response. Operations of a page report on the page.
 *
 * @param sendsRetryAfter whether to set `Retry-After` too; pages set it themselves
 */
export function reportLimitsOn(response: Response, origin: Origin, sendsRetryAfter: boolean): void {
  reports.set(origin, { response, sendsRetryAfter, states: new Map() });
}

/**
 * Reports a limit in the response headers (draft-ietf-httpapi-ratelimit-headers-11): `RateLimit-Policy` has the quota and
 * window, `RateLimit` the remaining points and the seconds until the quota is full again.
 */
export function reportLimit(origin: Origin, name: RateLimitName, state: LimitState): void {
  const report = reports.get(origin);
  if (!report || limitOf(name).isHidden || report.response.headersSent) return;
  report.states.set(name, state);
  const entries = [...report.states];
  report.response.setHeader('RateLimit-Policy', entries.map(([limit]) => policyOf(limit)).join(', '));
  report.response.setHeader('RateLimit', entries.map(([limit, of]) => itemOf(limit, of)).join(', '));
}

/** Sets `Retry-After` in seconds. GraphQL operations report it in the body only. */
export function reportRefusal(origin: Origin, retryAfter: number): void {
  const report = reports.get(origin);
  if (report?.sendsRetryAfter && !report.response.headersSent)
    report.response.setHeader('Retry-After', String(retryAfter));
}

function policyOf(name: RateLimitName): string {
  const limit = limitOf(name);
  return `"${name}";q=${quotaOf(limit)};w=${Math.round(windowOf(limit))}`;
}

function itemOf(name: RateLimitName, { remaining, resetIn }: LimitState): string {
  return `"${name}";r=${remaining};t=${Math.ceil(resetIn / 1000)}`;
}
