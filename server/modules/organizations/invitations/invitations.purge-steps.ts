import { deleteWhere, type PurgeStep } from '../../../kernel/maintenance/purge-steps';

/** Invitations that were accepted, declined or revoked expire too, and go with the others. */
export const INVITATIONS_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('invitations', `expires_at < $1::timestamptz - interval '30 days'`),
];
