import { deleteWhere, type PurgeStep } from '../../kernel/maintenance/purge-steps';

const LONG_EXPIRED = `expires_at < $1::timestamptz - interval '30 days'`;
const LONG_REVOKED = `revoked_at < $1::timestamptz - interval '30 days'`;

/** Deleting a session deletes its refresh tokens. Each step has one condition, so that it can use an index. */
export const AUTH_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('one_time_tokens', `expires_at < $1::timestamptz - interval '7 days'`),
  // As long as the text of an abandoned mail is kept: sending it after all makes its link work again.
  deleteWhere('registration_invitations', `expires_at < $1::timestamptz - interval '7 days'`),
  deleteWhere('social_flows', 'expires_at < $1'),
  deleteWhere('sessions', LONG_EXPIRED),
  { ...deleteWhere('sessions', LONG_REVOKED), name: 'sessions that were revoked' },
  deleteWhere('cli_tokens', LONG_EXPIRED),
  { ...deleteWhere('cli_tokens', LONG_REVOKED), name: 'cli_tokens that were revoked' },
  deleteWhere('second_factor_setups', 'expires_at < $1::timestamptz'),
  deleteWhere('sign_in_networks', `last_used_at < $1::timestamptz - interval '90 days'`),
];
