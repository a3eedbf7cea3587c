import { SetMetadata } from '@nestjs/common';

/** Rate limits that a REST call can declare; services consume all others themselves. */
export type CallKind = 'read' | 'content';

/** Metadata key of a handler's {@link CallKind}. */
export const CALL_KIND = 'kimari:limited';

/** The rate limit that a REST call uses besides the general one. GraphQL is charged by operation. */
export const Limited = (kind: CallKind) => SetMetadata(CALL_KIND, kind);
