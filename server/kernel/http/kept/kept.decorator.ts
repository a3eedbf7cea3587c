import { SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';

/** Metadata key of REST handlers, and extension of GraphQL fields, whose answers may be kept. */
export const KEPT = 'kimari:kept';

/**
 * Marks a REST call that answers everybody who is not signed in with the same: the answer depends on the input and the
 * language only, and whatever each caller causes goes through `causeForEach`.
 */
export const Kept = () => SetMetadata(KEPT, true);

/** The same for a field of GraphQL's `Query`, with everything that can be selected below it. */
export const KeptField = () => Extensions({ [KEPT]: true });
