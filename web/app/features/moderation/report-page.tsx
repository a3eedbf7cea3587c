import { Form, useNavigation } from '@remix-run/react';
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { Icon } from '#app/components/ui/icon';
import { describedBy, FieldError } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { simpleField } from '#app/components/form/simple-field';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { ownerHref } from '#app/components/rules/rule-head';
import { Button, ButtonLink } from '#app/components/ui/button';
import type { RuleHeadFragment } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useTranslation } from '#app/i18n/use-translation';
import { LIMITS } from '@kimari/common/limits';
import { ReasonChoices } from './reason-choices';
import type { ReportAnswer } from './report.server';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './report-page.module.css';

type ReportPageProps = {
  readonly rule: RuleHeadFragment;
  readonly isSent: boolean;
  readonly answer: ReportAnswer | undefined;
};

/** The form for reporting a rule, and the thanks for a report. */
export function ReportPage({ rule, isSent, answer }: ReportPageProps) {
  const { t } = useTranslation(['moderation', 'rules']);
  const { owner, name } = rule;
  const back = paths.rule(owner.name, name);
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[
          { label: t('rules:list.title'), to: paths.rules() },
          { label: `@${owner.name}`, to: ownerHref(owner) },
          { label: name, to: back },
          { label: t('moderation:report.step') },
        ]}
      />
      <section className={styles.sheet} aria-labelledby="report-title">
        <h1 id="report-title" className={typography.subheading}>
          {isSent ? t('moderation:report.sent_title') : t('moderation:report.title')}
        </h1>
        <div className={styles.content}>
          <p className={cn(styles.target, typography.mono)}>{rule.path}</p>
          {isSent ? <Thanks back={back} /> : <ReportForm back={back} answer={answer} />}
        </div>
      </section>
    </div>
  );
}

function Thanks({ back }: { readonly back: string }) {
  const { t } = useTranslation('moderation');
  return (
    <>
      <p className={styles.thanks} role="status">
        <Icon of={CircleCheck} className={icons.icon} />
        {t('report.sent')}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={back}>{t('report.back')}</ButtonLink>
      </div>
    </>
  );
}

function ReportForm({ back, answer }: { readonly back: string; readonly answer: ReportAnswer | undefined }) {
  const { t } = useTranslation('moderation');
  const busy = useNavigation().formMethod === 'POST';
  const form = useFocusOnError(answer);
  const errorOf = (name: ReportAnswer['field']) => (answer?.field === name ? answer.message : null);
  const description = simpleField('report-description', errorOf('description'));
  const formError = errorOf(null);
  const [length, setLength] = useState(Array.from(answer?.description ?? '').length);
  return (
    <Form ref={form} method="post" noValidate>
      <FormErrors errors={formError === null ? undefined : [formError]} />
      <ReasonChoices chosen={answer?.reason ?? ''} error={errorOf('reason')} />
      <div className={fieldStyles.field}>
        <label htmlFor={description.id}>{t('report.description')}</label>
        <textarea
          className={controlStyles.textarea}
          id={description.id}
          name="description"
          rows={5}
          maxLength={LIMITS.reportText.max}
          defaultValue={answer?.description}
          aria-invalid={description.errors ? true : undefined}
          aria-describedby={[describedBy(description, true), 'report-private'].join(' ')}
          onChange={({ target }) => setLength(Array.from(target.value).length)}
        />
        <p className={cn(fieldStyles.hint, fieldStyles.labelRow)}>
          <span id={description.descriptionId}>{t('report.description_hint')}</span>
          <span className={typography.figures} aria-hidden="true">
            {formatCount(length)} / {formatCount(LIMITS.reportText.max)}
          </span>
        </p>
        <p className={fieldStyles.hint} id="report-private">
          {t('report.private')}
        </p>
        <FieldError field={description} />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={back} variant="ghost">
          {t('report.cancel')}
        </ButtonLink>
        <Button type="submit" variant="ink" busy={busy}>
          {busy ? t('report.sending') : t('report.submit')}
        </Button>
      </div>
    </Form>
  );
}
