import { useTranslation } from '#app/i18n/use-translation';
import { SettingsSection } from '#app/features/settings/settings-section';
import type { SecurityEventRowFragment } from '#app/graphql/generated/graphql';
import { settingsPaths } from '#app/lib/settings-paths';
import { EventLog } from './event-log';
import fieldStyles from '#app/components/form/field.module.css';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

type RecentEventsSectionProps = { readonly events: readonly SecurityEventRowFragment[] };

/** The latest events of the account. */
export function RecentEventsSection({ events }: RecentEventsSectionProps) {
  const { t } = useTranslation('settings-security');
  return (
    <SettingsSection title={t('events.title')}>
      <EventLog events={events} />
      <p className={fieldStyles.hint}>
        <Link className={typography.link} to={settingsPaths.securityEvents()}>
          {t('events.all')}
        </Link>
      </p>
    </SettingsSection>
  );
}
