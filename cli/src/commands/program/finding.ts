import { Failure, type Phrase } from '../../failure';

/** A finding of `kimari doctor`. */
export type Finding = {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly says: Phrase;
  /** Advice for the reader. */
  readonly hint?: Phrase;
  /** Whether this run has put it right. */
  readonly fixed?: true;
};

/** A check that fails is a finding, whatever the reason: the other checks go on. */
export function failureFinding(check: string, error: unknown, state: Finding['state'] = 'failed'): Finding {
  if (error instanceof Failure) {
    const { says, hint } = error;
    return { check, state, says, ...(hint ? { hint } : {}) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { check, state, says: ['error.internal', { message }] };
}
