import type { Translate } from '#app/i18n/texts';
import { paths } from '#app/lib/paths';
import type { NoticeOutcome, PendingNotice } from './notice.server';

/** The notice that a page shows about the last form. */
export type Notice = {
  /** Distinguishes notices with the same words. */
  readonly id: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly to: string };
};

/** The words for an outcome. */
export function noticeOf({ id, outcome }: Omit<PendingNotice, 'path'>, t: Translate): Notice {
  return { id, ...wordsOf(outcome, t) };
}

function wordsOf(outcome: NoticeOutcome, t: Translate): Omit<Notice, 'id'> {
  switch (outcome.kind) {
    case 'published':
      return { text: t('notices:published') };
    case 'created':
      return { text: t('notices:created') };
    case 'updated':
      return { text: t('notices:updated', { version: outcome.version }) };
    case 'saved':
      return { text: t('notices:saved') };
    case 'unchanged':
      return { text: t('notices:unchanged') };
    case 'renamed':
      return { text: t('notices:renamed') };
    case 'restored':
      return { text: t('notices:restored') };
    case 'deprecated':
      return { text: t('notices:deprecated') };
    case 'undeprecated':
      return { text: t('notices:undeprecated') };
    case 'yanked':
      return { text: t('notices:yanked', { version: outcome.version }) };
    case 'unyanked':
      return { text: t('notices:unyanked', { version: outcome.version }) };
    case 'decision-answered':
      return { text: t('notices:decision_answered') };
    case 'signed-out':
      return { text: t('notices:signed_out') };
    case 'token-revoked':
      return { text: t('notices:token_revoked') };
    case 'account-unlinked':
      return { text: t('notices:account_unlinked') };
    case 'second-factor-on':
      return { text: t('notices:second_factor_on') };
    case 'second-factor-off':
      return { text: t('notices:second_factor_off') };
    case 'deleted':
      return {
        text: t('notices:deleted'),
        action: { label: t('notices:undo'), to: paths.trash({ deleted: outcome.id }) },
      };
  }
}
