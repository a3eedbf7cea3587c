import { useTranslation } from '#app/lib/use-translation';
import { ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { useViewer } from '#app/session/site-state';

/** The last thing on the front page: begin. */
export function ClosingCall() {
  const { t } = useTranslation('home');
  const viewer = useViewer();
  return (
    <section className="cta" aria-labelledby="closing-call">
      <div>
        <h2 className="display cta-t" id="closing-call">
          {t('closing.headline')}
        </h2>
        <p className="lead">{t('closing.lead')}</p>
      </div>
      <div className="cluster">
        <ButtonLink to={viewer ? paths.ruleNew() : paths.register()} variant="ink" size="lg">
          {viewer ? t('hero.new_rule') : t('hero.start')}
        </ButtonLink>
        <ButtonLink to={paths.rules()} size="lg">
          {t('hero.browse')}
        </ButtonLink>
      </div>
    </section>
  );
}
