import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/use-locale';
import { Mark } from '#app/components/ui/mark';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './auth-page.module.css';

/** The text printed beside the form, line by line. */
export type Phrase = { readonly headline: readonly string[]; readonly note: readonly string[] };

type AuthPageProps = {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly phrase: Phrase;
  readonly children: ReactNode;
};

/** A form, and beside it on wide screens a phrase set like the first page of a book. */
export function AuthPage({ title, subtitle, phrase, children }: AuthPageProps) {
  return (
    <div className={layoutStyles.page}>
      <div className={styles.columns}>
        <section className={styles.form}>
          <h1 className={typography.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </section>
        <PhraseColumn phrase={phrase} />
      </div>
    </div>
  );
}

/** Vertical in Japanese, with the seal below. Decorative. */
function PhraseColumn({ phrase }: { readonly phrase: Phrase }) {
  const locale = useLocale();
  if (locale !== 'ja') {
    return (
      <div className={styles.phrase} aria-hidden="true">
        <div className={styles.english}>
          <p>{phrase.headline.join(' ')}</p>
          <small>{phrase.note.join(' ')}</small>
          <Mark />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.phrase} aria-hidden="true">
      <div className={styles.signature}>
        <p className={styles.note}>
          <Lines lines={phrase.note} />
        </p>
        <Mark />
      </div>
      <p className={styles.headline}>
        <Lines lines={phrase.headline} />
      </p>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
