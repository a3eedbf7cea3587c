import { SECONDS_PER } from '@kimari/common/durations';
import { Form } from '@remix-run/react';
import { CircleAlert, Undo2 } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { TypeBadge } from '#app/components/rules/rule-badges';
import { RuleName } from '#app/components/rules/rule-name';
import { Button } from '#app/components/ui/button';
import type { DeletedRuleRowFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { formatDate, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { useNow, useViewer } from '#app/session/site-state';
import { cn } from '#app/lib/cn';
import { badgeStyles, icons, typography } from '#app/components/ui/styles';
import styles from './trash-page.module.css';

/** With so few days left, the number stands out. */
const SOON = 3;

export function TrashTable({ rules }: { readonly rules: readonly DeletedRuleRowFragment[] }) {
  const { t } = useTranslation('trash');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('rule')}</th>
          <th scope="col">{t('version')}</th>
          <th scope="col">{t('deleted_at')}</th>
          <th scope="col">{t('expires_at')}</th>
          <th scope="col">
            <span className={typography.visuallyHidden}>{t('action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <Row key={rule.id} rule={rule} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ rule }: { readonly rule: DeletedRuleRowFragment }) {
  const { t } = useTranslation('trash');
  const viewer = useViewer();
  const { owner, name, type, version, versionCount, deletedAt, deletedBy, expiresAt, restorable } = rule;
  return (
    <tr>
      <th scope="row">
        <span className={styles.rule}>
          <RuleName owner={owner} name={name} plain /> <TypeBadge type={type} />
        </span>
        {(deletedBy !== viewer?.username || owner !== deletedBy) && (
          <small>{t('deleted_by', { username: deletedBy })}</small>
        )}
        {!restorable && (
          <small className={styles.warning}>
            <Icon of={CircleAlert} className={icons.icon} />
            {t('name_taken')}
          </small>
        )}
      </th>
      <td data-label={t('version')}>
        <span className={typography.mono}>{version}</span>{' '}
        <span className={typography.muted}>{t('versions', { count: versionCount })}</span>
      </td>
      <td data-label={t('deleted_at')} className={typography.muted}>
        <Day time={deletedAt} />
      </td>
      <td data-label={t('expires_at')}>
        <Day time={expiresAt} /> <DaysLeft expiresAt={expiresAt} />
      </td>
      <td>
        <RestoreForm rule={rule} />
      </td>
    </tr>
  );
}

function Day({ time }: { readonly time: number }) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <time className={typography.noWrap} dateTime={toIso(time)}>
      {formatDate(time, locale, timeZone)}
    </time>
  );
}

function DaysLeft({ expiresAt }: { readonly expiresAt: number }) {
  const { t } = useTranslation('trash');
  const count = Math.floor((expiresAt - useNow()) / SECONDS_PER.day);
  const text = count < 1 ? t('last_day') : t('days_left', { count });
  const look = count <= SOON ? cn(badgeStyles.badge, badgeStyles.warning) : typography.muted;
  return <span className={cn(look, typography.noWrap)}>{text}</span>;
}

function RestoreForm({ rule: { id, name, restorable } }: { readonly rule: DeletedRuleRowFragment }) {
  const { t } = useTranslation('trash');
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="sm"
        icon={Undo2}
        disabled={!restorable}
        aria-label={t('restore_rule', { name })}
      >
        {t('restore')}
      </Button>
    </Form>
  );
}
