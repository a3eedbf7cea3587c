/**
 * One thing that is wrong with one field, as the REST contract and GraphQL send it.
 * `form` is the key of its text; all other fields but `path` are sent as they are and fill the text.
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

/** Input of the wrong shape: 400 with every failing field. */
export class InvalidInput extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super('validation');
  }
}

/** A refusal of one field by a rule that looks further than its shape; `form` is a key below `validation`. */
export function customIssue(path: readonly (string | number)[], form: string): InvalidInput {
  return new InvalidInput([{ path, code: 'custom', form }]);
}
