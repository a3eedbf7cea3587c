import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './settings-section.module.css';
import { typography } from '#app/components/ui/styles';

type SettingsSectionProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a settings page: heading, one fact, content. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 className={typography.subheading} id={id}>
          {title}
        </h3>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

type SettingsActionsProps = {
  /** The state of the buttons' action, on the left. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** The buttons that end a section. */
export function SettingsActions({ note, children }: SettingsActionsProps) {
  return (
    <div className={styles.actions}>
      <div>{note}</div>
      {children}
    </div>
  );
}
