import { LIMITS } from '@kimari/common/limits';
import { isSignedIn } from '../../../access/actor';
import type { LongBodies } from './body-format';

/** Calls whose body contains the content of a rule; paths below the API prefix. */
const PUBLISHING_CALLS = new Set(['/rules/create', '/rules/update']);
const PUBLISHING_MUTATIONS = /\b(?:createRule|updateRule)\b/;

/** Only signed-in callers can publish. */
const publishing = { maxBytes: LIMITS.body.maxPublishBytes, isFor: isSignedIn } as const;

/** REST calls that publish are recognised by their path. */
export const restPublishing: LongBodies = {
  ...publishing,
  mayBring: ({ path }) => PUBLISHING_CALLS.has(path),
};

/** GraphQL operations that publish are recognised by their document, once the body is parsed. */
export const graphqlPublishing: LongBodies = {
  ...publishing,
  mayBring: ({ method }) => method === 'POST',
  areLike: (body) => {
    const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
    return typeof query === 'string' && PUBLISHING_MUTATIONS.test(query);
  },
};
