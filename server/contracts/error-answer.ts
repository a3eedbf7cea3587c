import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_STATUS } from '@kimari/common/error-codes';

const ISSUE = {
  type: 'object',
  description: 'Why a value was refused; some codes have more fields, such as `minimum` or `values`.',
  properties: {
    path: { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'integer' }] } },
    code: { type: 'string' },
    message: { type: 'string' },
  },
  required: ['path', 'code', 'message'],
  additionalProperties: true,
};

const BODY = {
  type: 'object',
  properties: {
    defined: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    status: { type: 'integer', description: 'That of HTTP.' },
    message: { type: 'string', description: 'In the language of the request.' },
    error: { type: 'string', description: 'Only for an address that is not known.' },
    data: {
      type: 'object',
      description: 'More about it, where there is more to say.',
      properties: {
        issues: { type: 'array', items: ISSUE },
        reason: { type: 'string', description: 'Stable, such as `auth.wrongPassword`.' },
      },
      additionalProperties: true,
    },
  },
  required: ['defined', 'code', 'status', 'message'],
};

const ANSWER = {
  description: 'Any error.',
  headers: {
    'Retry-After': { description: 'Seconds, with 429 and 503.', schema: { type: 'integer' } },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

/** Declares the answer of every call that fails. */
export function declareErrors(document: OpenAPIObject): void {
  const components = (document.components ??= {});
  Object.assign((components.schemas ??= {}), { ErrorBody: BODY });
  Object.assign((components.responses ??= {}), { Error: ANSWER });
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods) as { responses: Record<string, unknown> }[]) {
      operation.responses['default'] = { $ref: '#/components/responses/Error' };
    }
  }
}
