import type { ReactNode } from 'react';
import { typography } from '#app/components/ui/styles';
import styles from './settings-page-head.module.css';

type SettingsPageHeadProps = { readonly title: string; readonly lead: ReactNode };

/** The head of one tab of the settings. */
export function SettingsPageHead({ title, lead }: SettingsPageHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={typography.heading}>{title}</h2>
      <p>{lead}</p>
    </header>
  );
}
