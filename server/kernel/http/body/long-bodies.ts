import { LIMITS } from '@kimari/common/limits';
import type { LongBodies } from './body-format';

const { maxBytes, maxPublishBytes, maxAvatarBytes } = LIMITS.body;

/** Calls with a rule's content or a picture in their body; paths below the API prefix. */
const CALLS: ReadonlyMap<string, number> = new Map([
  ['/rules/create', maxPublishBytes],
  ['/rules/update', maxPublishBytes],
  ['/users/uploadAvatar', maxAvatarBytes],
]);
const AVATAR_MUTATION = /\buploadAvatar\b/;
const PUBLISHING_MUTATIONS = /\b(?:createRule|updateRule)\b/;

/** REST calls with long bodies are recognised by their path. */
export const restLongBodies: LongBodies = {
  maxBytesFor: ({ path }) => CALLS.get(path) ?? maxBytes,
};

/** GraphQL operations with long bodies are recognised by their document, once the body is parsed. */
export const graphqlLongBodies: LongBodies = {
  maxBytesFor: ({ method }) => (method === 'POST' ? maxAvatarBytes : maxBytes),
  maxBytesOf: (body) => {
    const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
    if (typeof query !== 'string') return maxBytes;
    if (AVATAR_MUTATION.test(query)) return maxAvatarBytes;
    return PUBLISHING_MUTATIONS.test(query) ? maxPublishBytes : maxBytes;
  },
};
