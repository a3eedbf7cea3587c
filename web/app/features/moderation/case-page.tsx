import { Form } from '@remix-run/react';
import { EyeOff, UserCheck } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { Banner } from '#app/components/feedback/banner';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { TypeBadge } from '#app/components/rules/rule-badges';
import { Button } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { useTranslation } from '#app/i18n/use-translation';
import { CaseAside } from './case-aside';
import { CaseChecks } from './case-checks';
import { CaseReports } from './case-reports';
import { CaseText } from './case-text';
import type { CaseState, DecisionAnswer } from './case.server';
import { Course } from './course';
import { DecisionForm } from './decision-form';
import { DownloadsBadge } from './downloads-badge';
import { StateBadge } from './state-badge';
import ruleNameStyles from '#app/components/rules/rule-name.module.css';
import { badgeStyles, icons, layoutStyles } from '#app/components/ui/styles';
import styles from './case.module.css';

type CasePageProps = { readonly state: CaseState; readonly answer: DecisionAnswer | undefined };

/** A reported rule: reports, text, what happened, and the decision, which comes after the text. */
export function CasePage({ state, answer }: CasePageProps) {
  const { t } = useTranslation(['moderation', 'nav']);
  const found = state.case;
  const { rule, assignee } = found;
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[
          { label: t('nav:home'), to: paths.home() },
          { label: t('moderation:queue.title'), to: paths.moderation() },
          { label: rule.path },
        ]}
      />
      <header className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={cn(ruleNameStyles.ruleName, styles.name)}>
            <span className={ruleNameStyles.owner}>@{rule.owner}</span>
            <span className={ruleNameStyles.slash}>/</span>
            <wbr />
            <span className={ruleNameStyles.name}>{rule.name}</span>
          </h1>
          <p className={layoutStyles.cluster}>
            <TypeBadge type={rule.type} />
            {found.version && (
              <span className={cn(badgeStyles.badge, badgeStyles.version)}>v{found.version}</span>
            )}
            <StateBadge state={found.state} />
            {rule.downloads > 0 && <DownloadsBadge count={rule.downloads} />}
            {rule.hidden && (
              <span className={cn(badgeStyles.badge, badgeStyles.bad)}>
                <Icon of={EyeOff} className={icons.icon} />
                {t('moderation:hidden')}
              </span>
            )}
          </p>
        </div>
        {assignee && <p>{t('moderation:case.assignee', { name: `@${assignee.username}` })}</p>}
        {!state.isMine && (
          <Form method="post">
            <Button type="submit" name="intent" value="take" icon={UserCheck}>
              {t('moderation:case.take')}
            </Button>
          </Form>
        )}
      </header>
      {(state.isDone || state.isRechecked) && (
        <div className={layoutStyles.above}>
          <Banner tone="ok" live>
            {t(state.isDone ? 'moderation:case.done' : 'moderation:checks.done')}
          </Banner>
        </div>
      )}
      {(found.republishedAt ?? rule.deleted) && (
        <div className={layoutStyles.above}>
          <Banner tone="warn">
            {found.republishedAt ? t('moderation:case.republished') : t('moderation:case.deleted')}
          </Banner>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {(state.reports.length > 0 || !found.republishedAt) && <CaseReports reports={state.reports} />}
          <CaseChecks state={state} />
          <CaseText state={state} />
          <Course state={state} />
          <DecisionForm key={found.revision} state={state} answer={answer} />
        </div>
        <CaseAside state={state} />
      </div>
    </div>
  );
}
