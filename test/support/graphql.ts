import type { TestApp } from './app';
import { as } from './as';
import type { TestUser } from './factories/user';

type Answer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly string[];
    readonly extensions: Record<string, unknown>;
  }[];
};

/** Runs operations in English: `ask` expects success, `refusal` expects exactly one error. */
export function graphqlOf(app: () => TestApp) {
  const run = async (
    who: TestUser | string | null,
    query: string,
    variables: object = {},
  ): Promise<Answer> => {
    const answer = await as(app(), who).graphql(query, variables).set('Accept-Language', 'en').expect(200);
    return answer.body as Answer;
  };
  const ask = async (who: TestUser | string | null, query: string, variables: object = {}) => {
    const { data, errors } = await run(who, query, variables);
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  const refusal = async (who: TestUser | string | null, query: string, variables: object = {}) => {
    const { errors = [] } = await run(who, query, variables);
    expect(errors).toHaveLength(1);
    return { message: errors[0]?.message, ...errors[0]?.extensions };
  };

  return { run, ask, refusal };
}
