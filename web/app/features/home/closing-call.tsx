import { useTranslation } from '#app/i18n/use-translation';
import { ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { useRegisters, useViewer } from '#app/session/site-state';
import { cn } from '#app/lib/cn';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './closing-call.module.css';

/** The call to action at the end of the home page. */
export function ClosingCall() {
  const { t } = useTranslation('home');
  const viewer = useViewer();
  const registers = useRegisters();
  return (
    <section className={styles.closing} aria-labelledby="closing-call">
      <div>
        <h2 className={cn(typography.display, styles.headline)} id="closing-call">
          {t('closing.headline')}
        </h2>
        <p className={cn(typography.lead, styles.lead)}>{t('closing.lead')}</p>
      </div>
      <div className={cn(layoutStyles.cluster, styles.actions)}>
        {(viewer || registers) && (
          <ButtonLink to={viewer ? paths.ruleNew() : paths.register()} variant="ink" size="lg">
            {viewer ? t('hero.new_rule') : t('hero.start')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.rules()} size="lg">
          {t('hero.browse')}
        </ButtonLink>
      </div>
    </section>
  );
}
