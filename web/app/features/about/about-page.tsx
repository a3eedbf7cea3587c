import { useTranslation } from '#app/i18n/use-translation';
import { ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { OperatorLines } from '#app/components/layout/operator-lines';
import { cn } from '#app/lib/cn';
import articleStyles from '#app/components/ui/article.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import slipStyles from '#app/components/ui/slip.module.css';
import styles from './about-page.module.css';

/** What Kimari is for, what it promises, and whom to ask. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <div className={layoutStyles.page}>
      <div className={styles.columns}>
        <article>
          <h1 className={typography.display}>
            {t('headline_first')}
            <br />
            {t('headline_second')}
          </h1>
          <p className={cn(typography.lead, styles.lead)}>{t('lead')}</p>
          <section className={styles.prose}>
            <h2 className={typography.title}>{t('preamble.title')}</h2>
            <p>{t('preamble.why')}</p>
            <p>{t('preamble.how')}</p>
          </section>
          <Values />
          <Contact />
        </article>
        <div className={styles.sign} aria-hidden="true" lang="ja">
          <div className={cn(slipStyles.slip, styles.slip)}>{t('slip')}</div>
        </div>
      </div>
    </div>
  );
}

function Values() {
  const { t } = useTranslation('about');
  const values = [
    { number: t('values.open.number'), title: t('values.open.title'), text: t('values.open.text') },
    { number: t('values.safe.number'), title: t('values.safe.title'), text: t('values.safe.text') },
    { number: t('values.short.number'), title: t('values.short.title'), text: t('values.short.text') },
  ];
  return (
    <section>
      <h2 className={typography.title}>{t('values.title')}</h2>
      <div className={styles.articles}>
        {values.map(({ number, title, text }) => (
          <div key={number} className={articleStyles.article}>
            <span className={articleStyles.number}>{number}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Contact() {
  const { t } = useTranslation('about');
  return (
    <section>
      <h2 className={typography.title}>{t('contact.title')}</h2>
      <p className={styles.contact}>{t('contact.text')}</p>
      <div className={styles.contact}>
        <OperatorLines />
      </div>
      <div className={layoutStyles.cluster}>
        <ButtonLink to={paths.terms()}>{t('contact.terms')}</ButtonLink>
        <ButtonLink to={paths.privacy()}>{t('contact.privacy')}</ButtonLink>
      </div>
    </section>
  );
}
