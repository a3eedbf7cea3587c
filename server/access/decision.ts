/** The decision of a policy: allowed, absent (the object's existence is hidden) or refused with a reason. */
export type Decision<Reason extends string = string> =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly reason: Reason };

export const allowed: Decision<never> = { kind: 'allowed' };
export const absent: Decision<never> = { kind: 'absent' };

export function refused<Reason extends string>(reason: Reason): Decision<Reason> {
  return { kind: 'refused', reason };
}
