import type { RuleBody } from '../../../server/modules/rules/rule.body';
import type { TestApp } from '../app';
import { as } from '../as';
import type { TestUser } from './user';

export type RuleWishes = Readonly<
  Partial<{
    name: string;
    type: string;
    description: string | null;
    visibility: string;
    organizationId: string;
    tags: readonly string[];
    content: string;
  }>
>;

let count = 0;

/** The input for publishing a rule; missing fields have defaults. */
export function ruleInput(wishes: RuleWishes = {}) {
  const name = wishes.name ?? `rule-${++count}`;
  return { name, visibility: 'public', tags: [], content: `# ${name}\n\n- Say what you mean.\n`, ...wishes };
}

/** Publishes a rule over the API. */
export async function aRule(
  app: TestApp,
  who: TestUser | string,
  wishes: RuleWishes = {},
): Promise<RuleBody> {
  const { body } = await as(app, who).post('/api/rules/create', ruleInput(wishes)).expect(200);
  return body as RuleBody;
}

/** Publishes another version of a rule and returns its number. */
export async function aVersion(
  app: TestApp,
  who: TestUser,
  id: string,
  wishes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { body } = await as(app, who)
    .post('/api/rules/update', { id, content: `# Text ${++count}\n`, ...wishes })
    .expect(200);
  return (body as { version: string }).version;
}
