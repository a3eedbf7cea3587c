import { useTranslation } from '#app/i18n/use-translation';
import { SearchForm } from '#app/components/form/search-form';
import { Link } from '#app/components/ui/link';
import { ButtonLink } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { useRegisters, useViewer } from '#app/session/site-state';
import { SampleSheet } from './sample-sheet';
import type { Sample } from './sample-sheet';
import { layoutStyles, tagStyles, typography } from '#app/components/ui/styles';
import styles from './hero.module.css';

type HeroProps = {
  readonly tags: readonly string[];
  readonly sample: Sample | null;
};

/** The introduction, the search form, and a sample rule. */
export function Hero({ tags, sample }: HeroProps) {
  const { t } = useTranslation('home');
  return (
    <section className={cn(styles.hero, !sample && styles.alone)}>
      <div>
        <h1 className={typography.display}>
          <span className={styles.line}>{t('hero.first_line')}</span>
          <span className={styles.line}>{t('hero.second_line')}</span>
        </h1>
        <p className={cn(typography.lead, styles.lead)}>{t('hero.lead')}</p>
        <SearchForm />
        {tags.length > 0 && (
          <p className={styles.tags}>
            <span className={typography.muted}>{t('hero.popular_tags')}</span>
            {tags.map((tag) => (
              <Link key={tag} className={tagStyles.tag} to={paths.rules({ tag })}>
                {tag}
              </Link>
            ))}
          </p>
        )}
        <HeroActions />
      </div>
      {sample && <SampleSheet sample={sample} />}
    </section>
  );
}

function HeroActions() {
  const { t } = useTranslation('home');
  const viewer = useViewer();
  const registers = useRegisters();
  return (
    <div className={cn(layoutStyles.cluster, styles.calls)}>
      {viewer ? (
        <>
          <ButtonLink to={paths.ruleNew()} variant="primary" size="lg">
            {t('hero.new_rule')}
          </ButtonLink>
          <ButtonLink to={paths.rules({ author: viewer.username, visibility: 'all' })} size="lg">
            {t('hero.my_rules')}
          </ButtonLink>
        </>
      ) : (
        <>
          {registers && (
            <ButtonLink to={paths.register()} variant="primary" size="lg">
              {t('hero.start')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.rules()} size="lg">
            {t('hero.browse')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
