import type { UserResult } from '../../users';
import { AccountSuspended } from '../auth.errors';

/** Throws AccountSuspended. Before anything of the account changes, since a refused sign-in changes nothing. */
export function requireActive({ suspendedAt }: Pick<UserResult, 'suspendedAt'>): void {
  if (suspendedAt) throw AccountSuspended();
}
