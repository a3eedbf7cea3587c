import { EyeOff, Pencil } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { TypeBadge } from '#app/components/rules/rule-badges';
import { ButtonLink } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { useTranslation } from '#app/i18n/use-translation';
import { AnswerForm } from './answer-form';
import { DecisionNotice } from './decision-notice';
import { Dialogue } from './dialogue';
import type { RefusedAnswer, RuleDecisions } from './rule-decisions.server';
import { Section } from './section';
import { SourceView } from './source-view';
import ruleNameStyles from '#app/components/rules/rule-name.module.css';
import { badgeStyles, icons, layoutStyles } from '#app/components/ui/styles';
import caseStyles from './case.module.css';
import styles from './rule-decisions.module.css';

type RuleDecisionsPageProps = {
  readonly state: RuleDecisions;
  readonly refused: RefusedAnswer | undefined;
};

/** The moderators' decisions about a rule, their reasons and effects, and the answers, for the rule's editors. */
export function RuleDecisionsPage({ state, refused }: RuleDecisionsPageProps) {
  const { t } = useTranslation(['moderation', 'rules']);
  const { rule, moderation, text } = state;
  const { owner, name } = rule;
  const inForce = moderation.decisions.filter((decision) => decision.inForce);
  const answerable = inForce.filter((decision) => decision.canAnswer);
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[
          { label: t('rules:list.title'), to: paths.rules() },
          { label: `@${owner.name}/${name}`, to: paths.rule(owner.name, name) },
          { label: t('moderation:notice.title') },
        ]}
      />
      <header className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={cn(ruleNameStyles.ruleName, caseStyles.name)}>
            <span className={ruleNameStyles.owner}>@{owner.name}</span>
            <span className={ruleNameStyles.slash}>/</span>
            <wbr />
            <span className={ruleNameStyles.name}>{name}</span>
          </h1>
          <p className={layoutStyles.cluster}>
            <TypeBadge type={rule.type} />
            <span className={cn(badgeStyles.badge, badgeStyles.version)}>v{text.version}</span>
            {inForce.length > 0 && (
              <span className={cn(badgeStyles.badge, badgeStyles.bad)}>
                <Icon of={EyeOff} className={icons.icon} />
                {t('moderation:hidden')}
              </span>
            )}
          </p>
        </div>
        {inForce.length > 0 && (
          <ButtonLink to={paths.ruleEdit(owner.name, name)} variant="primary" icon={Pencil}>
            {t('moderation:notice.publish_corrected')}
          </ButtonLink>
        )}
      </header>
      {inForce.map((decision) => (
        <DecisionNotice key={decision.id} decision={decision} latest={rule.version} />
      ))}
      <div className={caseStyles.columns}>
        <div className={caseStyles.stack}>
          <Section id="notice-text" title={t('moderation:case.text')} aside={text.version}>
            <SourceView text={text.content} label={t('moderation:case.text_of', { version: text.version })} />
          </Section>
          <Section id="notice-dialogue" title={t('moderation:notice.dialogue')}>
            <Dialogue decisions={moderation.decisions} />
            {answerable.map((decision) => (
              <AnswerForm
                key={decision.id}
                decision={decision}
                refused={refused?.decisionId === decision.id ? refused : undefined}
              />
            ))}
          </Section>
        </div>
        <NextSteps isHidden={inForce.length > 0} canAnswer={answerable.length > 0} />
      </div>
    </div>
  );
}

function NextSteps({ isHidden, canAnswer }: { readonly isHidden: boolean; readonly canAnswer: boolean }) {
  const { t } = useTranslation('moderation');
  return (
    <aside className={caseStyles.aside} aria-label={t('notice.procedure')}>
      <section>
        <h2>{t('notice.next')}</h2>
        <ol className={styles.steps}>
          {!isHidden && <li>{t('notice.nothing_hidden')}</li>}
          {isHidden && <li>{t('notice.step_correct')}</li>}
          {canAnswer && <li>{t('notice.step_answer')}</li>}
          {isHidden && !canAnswer && <li>{t('notice.step_wait')}</li>}
        </ol>
      </section>
    </aside>
  );
}
