import { SetMetadata } from '@nestjs/common';

/** Allowances that a REST call can use; services ask for all others themselves. */
export type CallKind = 'read' | 'content';

/** Metadata key of a handler's {@link CallKind}. */
export const CALL_KIND = 'kimari:limited';

/** Which allowance a REST call uses beside that of all requests. GraphQL counts an operation as a whole. */
export const Limited = (kind: CallKind) => SetMetadata(CALL_KIND, kind);
