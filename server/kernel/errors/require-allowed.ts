import type { Decision } from '../../access/decision';
import type { AppError } from './app-error';

/**
 * Throws unless a decision allows the action: `absent` when the caller may not see the object, else the error that
 * `refusals` has for the reason.
 */
export function requireAllowed<Reason extends string>(
  decision: Decision<Reason>,
  errors: { readonly absent: () => AppError; readonly refusals: Readonly<Record<Reason, () => AppError>> },
): void {
  if (decision.kind === 'allowed') return;
  if (decision.kind === 'absent') throw errors.absent();
  throw errors.refusals[decision.reason]();
}
