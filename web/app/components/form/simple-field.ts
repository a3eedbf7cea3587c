import type { AnyField } from './field';

/** A field of a form without schema, with the error that the server has found in it, if any. */
export function simpleField(id: string, error: string | null | undefined): AnyField {
  const errors = error ? [error] : undefined;
  return { id, errorId: `${id}-error`, descriptionId: `${id}-hint`, errors, valid: !errors };
}
