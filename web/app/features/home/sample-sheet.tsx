import { useTranslation } from '#app/i18n/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import { RuleName } from '#app/components/rules/rule-name';
import { Mark } from '#app/components/ui/mark';
import { cn } from '#app/lib/cn';
import { typography } from '#app/components/ui/styles';
import styles from './sample-sheet.module.css';

/** The sample rule of the home page; `html` is rendered and sanitized on the server. */
export type Sample = {
  readonly owner: string;
  readonly name: string;
  /** What the strip beside the text says. */
  readonly title: string;
  readonly version: string;
  readonly language: string;
  readonly html: string;
};

type SampleSheetProps = { readonly sample: Sample };

/** A real rule shown as a printed sheet, with the fore edge of an old book. */
export function SampleSheet({ sample }: SampleSheetProps) {
  const { t } = useTranslation('home');
  const { owner, name, title, version, language, html } = sample;
  const command = `kimari add @${owner}/${name}`;
  return (
    <figure className={styles.sheet} aria-label={t('sample.label')}>
      <figcaption className={styles.head}>
        <RuleName owner={owner} name={name} />
        <span className={cn(typography.mono, typography.muted)}>v{version}</span>
      </figcaption>
      <div className={styles.body}>
        <div className="md md-sm" lang={language} dangerouslySetInnerHTML={{ __html: html }} />
        <div className={styles.spine} aria-hidden="true">
          <i className={styles.fishtail} />
          <span>{title}</span>
          <b>{t('sample.number')}</b>
          <Mark />
        </div>
      </div>
      <div className={styles.foot}>
        <code>{command}</code>
        <CopyButton text={command} label={t('sample.copy')} />
      </div>
    </figure>
  );
}
