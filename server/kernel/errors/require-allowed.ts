import type { Decision } from '../../access/decision';
import type { AppError } from './app-error';

/**
 * Turns a decision into nothing or an error: what the caller may not see is `absent`, what they see but may not
 * touch is refused with the error that `refusals` gives for the reason.
 */
export function requireAllowed<Reason extends string>(
  decision: Decision<Reason>,
  errors: { readonly absent: () => AppError; readonly refusals: Readonly<Record<Reason, () => AppError>> },
): void {
  if (decision.kind === 'allowed') return;
  if (decision.kind === 'absent') throw errors.absent();
  throw errors.refusals[decision.reason]();
}
