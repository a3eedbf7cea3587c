/**
 * One problem with one field, as REST and GraphQL send it. `form` is the key of its message; the other fields except `path`
 * are sent unchanged and fill the message's placeholders.
 */
export type Issue = {
  readonly path: readonly (string | number)[];
  readonly code:
    | 'invalid_type'
    | 'too_small'
    | 'too_big'
    | 'invalid_format'
    | 'invalid_value'
    | 'invalid_union'
    | 'custom';
  readonly form: string;
  readonly expected?: string;
  readonly received?: string;
  readonly origin?: 'string' | 'number' | 'array';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly inclusive?: true;
  readonly format?: 'regex' | 'email' | 'text';
  readonly pattern?: string;
  readonly values?: readonly (string | number | boolean)[];
};

/** Invalid input: answered with 400 and every failing field. */
export class InvalidInput extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super('validation');
  }
}

/** Rejects one field because of a rule beyond its type; `form` is a key below `validation`. */
export function customIssue(path: readonly (string | number)[], form: string): InvalidInput {
  return new InvalidInput([{ path, code: 'custom', form }]);
}
