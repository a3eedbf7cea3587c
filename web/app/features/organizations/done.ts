/** The changes that actions of these pages confirm. */
export type Done =
  | 'created'
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
const REPORTED = ['created', 'joined', 'declined', 'updated', 'transferred', 'left', 'deleted'] as const;

/** The confirmation in the address, or null. */
export function readDone(request: Request): Done | null {
  const word = new URL(request.url).searchParams.get('done');
  return REPORTED.find((known) => known === word) ?? null;
}
