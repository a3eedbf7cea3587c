import { LIMITS } from '@kimari/common/limits';
import { decisionInForceSql } from '../moderated-rules';
import { deleteWhere, type PurgeStep } from '../../../kernel/maintenance/purge-steps';

/**
 * Removes deleted rules, with their versions and stars, when they can no longer be brought back. What moderators hide stays as
 * evidence until they show it again.
 */
export const TRASH_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere(
    'rules',
    `deleted_at <= $1::timestamptz - interval '${LIMITS.trash.days} days' and not ${decisionInForceSql('rules')}`,
  ),
];
