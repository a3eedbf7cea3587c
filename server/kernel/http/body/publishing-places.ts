import { LIMITS } from '@kimari/common/limits';
import { isSignedIn } from '../../../access/actor';
import type { LongBodies } from './body-format';

/** Calls whose body holds the text of a rule, below the prefix of the API. */
const PUBLISHING_CALLS = new Set(['/rules/create', '/rules/update']);
const PUBLISHING_MUTATIONS = /\b(?:createRule|updateRule)\b/;

/** A text is published by who is signed in. */
const publishing = { maxBytes: LIMITS.body.maxPublishBytes, isFor: isSignedIn } as const;

/** Calls of REST say by their address that they publish. */
export const restPublishing: LongBodies = {
  ...publishing,
  mayBring: ({ path }) => PUBLISHING_CALLS.has(path),
};

/** An operation of GraphQL says so in its document, which is known only when the body has been read. */
export const graphqlPublishing: LongBodies = {
  ...publishing,
  mayBring: ({ method }) => method === 'POST',
  areLike: (body) => {
    const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
    return typeof query === 'string' && PUBLISHING_MUTATIONS.test(query);
  },
};
