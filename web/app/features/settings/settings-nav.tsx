import { NavLink } from '@remix-run/react';
import { Bell, CircleUserRound, Lock, SlidersHorizontal, Tag, User } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { icons } from '#app/components/ui/styles';
import styles from './settings-layout.module.css';

/** The tabs of the settings, each a page of its own. */
export function SettingsNav() {
  const { t } = useTranslation('settings');
  const tabs = [
    { to: paths.settings(), label: t('tabs.profile'), icon: User, end: true },
    { to: settingsPaths.account(), label: t('tabs.account'), icon: CircleUserRound },
    { to: settingsPaths.names(), label: t('tabs.names'), icon: Tag },
    { to: settingsPaths.security(), label: t('tabs.security'), icon: Lock },
    { to: settingsPaths.notifications(), label: t('tabs.notifications'), icon: Bell },
    { to: settingsPaths.preferences(), label: t('tabs.preferences'), icon: SlidersHorizontal },
  ];
  return (
    <nav aria-label={t('tabs.label')} className={styles.nav}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label, icon, end = false }) => (
          <li key={to}>
            <NavLink to={to} end={end}>
              <Icon of={icon} className={icons.icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
