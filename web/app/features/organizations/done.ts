/** What an action of these pages can have done. */
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

/** What redirects report in the address. */
const REPORTED = ['created', 'joined', 'declined', 'updated', 'transferred', 'left', 'deleted'] as const;

/** What the address says was done, or null. */
export function readDone(request: Request): Done | null {
  const word = new URL(request.url).searchParams.get('done');
  return REPORTED.find((known) => known === word) ?? null;
}
