import type { PublicError } from './public-error';
import { UnknownAddress } from './request.errors';

/** The body of every REST error (contract: ErrorEnvelope). */
export function toEnvelope(error: PublicError): Record<string, unknown> {
  const data = error.issues ? { issues: error.issues } : error.data;
  return {
    defined: false,
    code: error.code,
    status: error.status,
    message: error.message,
    ...(error.reason === UnknownAddress.definition.reason && { error: 'Not found' }),
    ...(data && { data }),
  };
}
