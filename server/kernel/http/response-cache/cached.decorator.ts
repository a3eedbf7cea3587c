import { SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';

/** Metadata key of REST handlers, and extension of GraphQL fields, whose responses may be cached. */
export const CACHED = 'kimari:cached';

/**
 * Marks a REST call whose response is the same for everybody who is not signed in: it depends on the input and the
 * language only, and effects per caller go through `forEachCaller`.
 */
export const Cached = () => SetMetadata(CACHED, true);

/** The same for a field of GraphQL's `Query`, with everything that can be selected below it. */
export const CachedField = () => Extensions({ [CACHED]: true });
