import { deleteWhere, type PurgeStep } from '../../kernel/maintenance/purge-steps';

/** Requests stay for a day, so that pages can show whether a code was used. */
export const DEVICE_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('device_requests', `expires_at < $1::timestamptz - interval '1 day'`),
];
