import { Form } from '@remix-run/react';
import { Check, LogOut, Monitor, Smartphone, SquareTerminal } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { Button } from '#app/components/ui/button';
import { RelativeTime } from '#app/components/ui/relative-time';
import { SettingsActions, SettingsSection } from '#app/features/settings/settings-section';
import type { SessionsSectionFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatDate } from '#app/lib/format';
import { settingsPaths } from '#app/lib/settings-paths';
import { useTimeZone } from '#app/lib/time-zone';
import { useNow } from '#app/session/site-state';
import { badgeStyles, icons, layoutStyles } from '#app/components/ui/styles';
import records from './record-list.module.css';

type Session = SessionsSectionFragment['sessions'][number];
type SessionsSectionProps = {
  readonly viewer: SessionsSectionFragment;
  /** The change just made. */
  readonly done: string | undefined;
};

/** Where the account is signed in, with ways to end each session. */
export function SessionsSection({ viewer: { sessions }, done }: SessionsSectionProps) {
  const { t } = useTranslation('settings-security');
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <SettingsSection title={t('sessions.title')} lead={t('sessions.lead')}>
      {done && (
        <div className={layoutStyles.above}>
          <Banner tone="ok" live>
            {done}
          </Banner>
        </div>
      )}
      <ul className={records.list}>
        {sessions.map((session) => (
          <SessionRecord key={session.id} session={session} />
        ))}
      </ul>
      <SettingsActions note={t('sessions.advice')}>
        {hasOthers && (
          <Form method="post" action={settingsPaths.security()} preventScrollReset>
            <Button type="submit" name="intent" value="revoke-others" icon={LogOut}>
              {t('sessions.end_others')}
            </Button>
          </Form>
        )}
      </SettingsActions>
    </SettingsSection>
  );
}

function SessionRecord({ session }: { readonly session: Session }) {
  const { t } = useTranslation('settings-security');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { id, current, createdAt, lastUsedAt, place } = session;
  const agent = session.agent ?? t('sessions.unknown_agent');
  const icon = iconOf(session.agent);
  return (
    <li className={records.record}>
      <span className={records.icon} aria-hidden="true">
        <Icon of={icon} className={cn(icons.icon, icons.large)} />
      </span>
      <div>
        <p className={records.title}>
          {agent}
          {current && (
            <span className={cn(badgeStyles.badge, badgeStyles.latest)}>
              <Icon of={Check} />
              {t('sessions.current')}
            </span>
          )}
        </p>
        <p className={records.facts}>
          {place && <span>{place}</span>}
          <span>
            {t('sessions.last_used')} <RelativeTime time={lastUsedAt} now={now} locale={locale} />
          </span>
          <span>{t('sessions.since', { date: formatDate(createdAt, locale, timeZone) })}</span>
        </p>
      </div>
      {!current && (
        <Form method="post" action={settingsPaths.security()} preventScrollReset>
          <input type="hidden" name="sessionId" value={id} />
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            name="intent"
            value="revoke"
            aria-label={t('sessions.end_named', { agent })}
          >
            {t('sessions.end')}
          </Button>
        </Form>
      )}
    </li>
  );
}

function iconOf(agent: string | null) {
  if (agent === null || /\((?:Windows|macOS|Linux)\)$/.test(agent)) return Monitor;
  return /\((?:iOS|Android)\)$/.test(agent) ? Smartphone : SquareTerminal;
}
