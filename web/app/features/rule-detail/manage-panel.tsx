import { Form, useActionData } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { Button, ButtonLink } from '#app/components/ui/button';
import { withParams } from '#app/lib/search-params';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import type { RuleTextState } from './load-rule-text.server';
import type { RuleActionAnswer } from './rule-action.server';
import { cn } from '#app/lib/cn';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './manage-panel.module.css';

type Task = NonNullable<RuleTextState['managed']>;
type Shown = Pick<RuleTextState, 'rule' | 'version'>;

function versionHref({ rule, version }: Shown): string {
  const { owner, name } = rule;
  return version.isLatest
    ? paths.rule(owner.name, name)
    : paths.ruleVersion(owner.name, name, version.version);
}

/** Address of the page with a task's form open. */
export function manageHref(rule: Shown['rule'], version: Shown['version'], task: Task): string {
  const [path = '', query] = versionHref({ rule, version }).split('?');
  return `${path}?${withParams(new URLSearchParams(query), { manage: task })}`;
}

/** The form for a change that affects everybody. It has its own address, so it works before scripts load. */
export function ManagePanel({ rule, version, task }: Shown & { readonly task: Task }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [task]);
  const allowed = task === 'delete' ? rule.viewerCan.delete : rule.viewerCan.update;
  if (!allowed) return null;
  const shown = { rule, version };
  return (
    <section
      ref={panel}
      className={cn(styles.panel, layoutStyles.above)}
      tabIndex={-1}
      aria-labelledby="manage-title"
    >
      {task === 'delete' && <DeleteForm {...shown} />}
      {task === 'deprecate' && <DeprecateForm {...shown} />}
      {task === 'yank' && <YankForm {...shown} />}
    </section>
  );
}

type TaskFormProps = Shown & {
  readonly intent: Task;
  readonly title: string;
  readonly help: string;
  readonly submit: string;
  readonly children: ReactNode;
};

function TaskForm({ rule, version, intent, title, help, submit, children }: TaskFormProps) {
  const { t } = useTranslation('rules');
  const answer = useActionData<RuleActionAnswer>();
  return (
    <>
      <h2 id="manage-title">{title}</h2>
      <Form method="post" className={styles.content} preventScrollReset>
        <input type="hidden" name="id" value={rule.id} />
        <input type="hidden" name="version" value={version.version} />
        {answer && !answer.ok && answer.message && (
          <Banner tone="bad" live>
            {answer.message}
          </Banner>
        )}
        <p>{help}</p>
        {children}
        <div className={layoutStyles.cluster}>
          <Button type="submit" variant="bad-fill" name="intent" value={intent}>
            {submit}
          </Button>
          <ButtonLink to={versionHref({ rule, version })} variant="ghost" preventScrollReset>
            {t('manage.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

function DeleteForm({ rule, version }: Shown) {
  const { t } = useTranslation('rules');
  return (
    <TaskForm
      rule={rule}
      version={version}
      intent="delete"
      title={t('manage.delete_title')}
      help={t('manage.delete_help')}
      submit={t('manage.delete_submit')}
    >
      <div className={fieldStyles.field}>
        <label htmlFor="manage-confirmation">{t('manage.delete_confirm', { name: rule.name })}</label>
        <input
          className={cn(controlStyles.input, controlStyles.mono, typography.mono)}
          id="manage-confirmation"
          name="confirmation"
          required
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      </div>
    </TaskForm>
  );
}

function DeprecateForm({ rule, version }: Shown) {
  const { t } = useTranslation('rules');
  return (
    <TaskForm
      rule={rule}
      version={version}
      intent="deprecate"
      title={t('manage.deprecate_title')}
      help={t('manage.deprecate_help')}
      submit={t('manage.deprecate_submit')}
    >
      <div className={fieldStyles.field}>
        <label htmlFor="manage-message">{t('manage.deprecate_message')}</label>
        <input
          className={controlStyles.input}
          id="manage-message"
          name="message"
          required
          maxLength={LIMITS.reason.max}
        />
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor="manage-replacement">{t('manage.deprecate_replacement')}</label>
        <input
          className={cn(controlStyles.input, controlStyles.mono, typography.mono)}
          id="manage-replacement"
          name="replacement"
          maxLength={LIMITS.rulePath.max}
          placeholder="@owner/name"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      </div>
    </TaskForm>
  );
}

function YankForm({ rule, version }: Shown) {
  const { t } = useTranslation('rules');
  return (
    <TaskForm
      rule={rule}
      version={version}
      intent="yank"
      title={t('manage.yank_title', { version: version.version })}
      help={t('manage.yank_help')}
      submit={t('manage.yank_submit')}
    >
      <div className={fieldStyles.field}>
        <label htmlFor="manage-reason">{t('manage.yank_reason')}</label>
        <input
          className={controlStyles.input}
          id="manage-reason"
          name="reason"
          required
          maxLength={LIMITS.reason.max}
        />
      </div>
    </TaskForm>
  );
}
