import type { TestApp } from '../app';
import { as } from '../as';
import type { TestUser } from './user';

/** A decision of a moderator, without the revision of the case. */
export type Verdict = {
  readonly action: 'dismiss' | 'hide' | 'uphold' | 'restore';
  readonly version?: string;
  readonly reason?: string;
  readonly note?: string;
  readonly findingCode?: string | undefined;
  readonly findingLine?: number;
  readonly findingVersion?: string | undefined;
};

/** Reports a rule over the API and returns the id of the report. */
export async function aReport(
  app: TestApp,
  who: TestUser,
  ruleId: string,
  wishes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const input = { ruleId, reason: 'inappropriate', description: 'It sends secrets away.', ...wishes };
  const { body } = await as(app, who).post('/api/reports/create', input).expect(200);
  return body.id as string;
}

/** Decides about a rule as it is now; the caller looks at the answer. */
export async function decide(app: TestApp, who: TestUser | string, ruleId: string, verdict: Verdict) {
  const { body } = await as(app, who).post('/api/moderation/get', { ruleId });
  const revision = (body as { case?: { revision: number } }).case?.revision ?? 0;
  return as(app, who).post('/api/moderation/decide', { ruleId, revision, ...verdict });
}
