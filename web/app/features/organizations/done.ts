/** The changes that actions of these pages confirm; `created_for_some` when an invited address cannot register. */
export type Done =
  | 'created'
  | 'created_for_some'
  | 'joined'
  | 'declined'
  | 'updated'
  | 'transferred'
  | 'left'
  | 'deleted'
  | 'removed'
  | 'role_changed'
  | 'invited'
  | 'revoked';

/** The confirmation that a redirect puts into the address. */
const REPORTED = [
  'created',
  'created_for_some',
  'joined',
  'declined',
  'updated',
  'transferred',
  'left',
  'deleted',
] as const;

/** The confirmation in the address, or null. */
export function readDone(request: Request): Done | null {
  const word = new URL(request.url).searchParams.get('done');
  return REPORTED.find((known) => known === word) ?? null;
}
