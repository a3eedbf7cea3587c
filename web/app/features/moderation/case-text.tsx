import { Form, useSearchParams } from '@remix-run/react';
import { RevealSwitch } from '#app/components/checks/reveal-switch';
import { Button } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { useTranslation } from '#app/i18n/use-translation';
import { operatorPaths } from '#app/lib/operator-paths';
import { positiveInteger } from '#app/lib/search-params';
import type { CaseState } from './case.server';
import { Section } from './section';
import { SourceView } from './source-view';
import controlStyles from '#app/components/form/control.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './case.module.css';

/** Above the lines of the longest text. */
const MAX_LINE = 1_000_000;

/** The text of the reported version, or of another one. */
export function CaseText({ state }: { readonly state: CaseState }) {
  const { t } = useTranslation('moderation');
  const [search] = useSearchParams();
  const { text, versions, reveal, invisible } = state;
  if (!text) {
    return (
      <Section id="case-text" title={t('case.text')}>
        <p className={styles.none}>{t('case.private_now')}</p>
      </Section>
    );
  }
  return (
    <Section id="case-text" title={t('case.text')} aside={text.version}>
      {versions.length > 1 && (
        <Form className={cn(layoutStyles.cluster, styles.versions)}>
          <label className={typography.visuallyHidden} htmlFor="case-version">
            {t('case.version')}
          </label>
          <select
            className={cn(controlStyles.select, controlStyles.smallSelect)}
            id="case-version"
            name="version"
            defaultValue={text.version}
            key={text.version}
          >
            {versions.map(({ version, hidden, isLatest }) => (
              <option key={version} value={version}>
                {version}
                {hidden && ` (${t('hidden')})`}
                {isLatest && ` (${t('case.latest')})`}
              </option>
            ))}
          </select>
          <Button type="submit" size="sm">
            {t('case.show_version')}
          </Button>
        </Form>
      )}
      {(reveal || invisible.length > 0) && (
        <div className={styles.reveal}>
          <RevealSwitch
            to={operatorPaths.moderationCase(state.case.ruleId, {
              version: text.version,
              reveal: reveal ? undefined : '1',
            })}
            isOn={reveal}
            count={invisible.length}
          />
        </div>
      )}
      <SourceView
        text={text.content}
        label={t('case.text_of', { version: text.version })}
        reveal={reveal}
        invisible={invisible}
        noted={text.checks?.findings}
        asked={positiveInteger(search.get('line'), 0, MAX_LINE)}
      />
    </Section>
  );
}
