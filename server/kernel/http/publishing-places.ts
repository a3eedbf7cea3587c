import type { PublishingPlaces } from './json-body';

/** Calls whose body holds the text of a rule, below the prefix of the API. */
const PUBLISHING_CALLS = new Set(['/rules/create', '/rules/update']);
const PUBLISHING_MUTATIONS = /\b(?:createRule|updateRule)\b/;

/** Calls of REST say by their address that they publish. */
export const restPlaces: PublishingPlaces = { mayPublish: ({ path }) => PUBLISHING_CALLS.has(path) };

/** An operation of GraphQL says so in its document, which is known only when the body has been read. */
export const graphqlPlaces: PublishingPlaces = {
  mayPublish: ({ method }) => method === 'POST',
  publishes: (body) => {
    const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
    return typeof query === 'string' && PUBLISHING_MUTATIONS.test(query);
  },
};
