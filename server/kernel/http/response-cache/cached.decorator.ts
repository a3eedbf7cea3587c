import { SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';

/** Metadata key of REST handlers, and extension of GraphQL fields, whose responses may be cached. */
export const CACHED = 'kimari:cached';

/**
 * Marks a REST call that answers everybody who is not signed in with the same: the response depends on the input and the
 * language only, and whatever happens for each caller goes through `forEachCaller`.
 */
export const Cached = () => SetMetadata(CACHED, true);

/** The same for a field of GraphQL's `Query`, with everything that can be selected below it. */
export const CachedField = () => Extensions({ [CACHED]: true });
