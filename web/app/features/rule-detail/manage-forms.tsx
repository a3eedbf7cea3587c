import { Form, useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { describedBy, Field, type AnyField } from '#app/components/form/field';
import { simpleField } from '#app/components/form/simple-field';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Button, ButtonLink } from '#app/components/ui/button';
import { LIMITS } from '@kimari/common/limits';
import type { RuleTextState } from './load-rule-text.server';
import { type ManageTask, versionHref } from '#app/components/rules/manage-href';
import type { RuleActionAnswer } from './rule-action.server';
import { cn } from '#app/lib/cn';
import controlStyles from '#app/components/form/control.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './manage-panel.module.css';

export type Shown = Pick<RuleTextState, 'rule' | 'version'>;

type TaskFormProps = Shown & {
  readonly intent: ManageTask;
  readonly title: string;
  readonly help: string;
  readonly submit: string;
  readonly children: ReactNode;
};

/** Tasks that take something away from readers. Their author can undo all others. */
const SEVERE: readonly ManageTask[] = ['delete', 'yank'];

/** The form of a task, with its heading and its buttons. */
export function TaskForm({ rule, version, intent, title, help, submit, children }: TaskFormProps) {
  const { t } = useTranslation('rules');
  const answer = useActionData<RuleActionAnswer>();
  const form = useFocusOnError(answer);
  return (
    <>
      <h2 id="manage-title">{title}</h2>
      <Form ref={form} method="post" className={styles.content} preventScrollReset noValidate>
        <input type="hidden" name="id" value={rule.id} />
        <input type="hidden" name="version" value={version.version} />
        {answer && !answer.ok && answer.message && !answer.field && (
          <Banner tone="bad" live>
            {answer.message}
          </Banner>
        )}
        <p>{help}</p>
        {children}
        <div className={layoutStyles.cluster}>
          <Button
            type="submit"
            variant={SEVERE.includes(intent) ? 'bad-fill' : 'primary'}
            name="intent"
            value={intent}
          >
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

/** A field of a task's form, with the error that the action has found in it. */
export function useTaskField(name: string): AnyField {
  const answer = useActionData<RuleActionAnswer>();
  return simpleField(`manage-${name}`, answer && !answer.ok && answer.field === name ? answer.message : null);
}

type TaskFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly optional?: boolean;
  readonly hint?: string;
  /** For names and paths. */
  readonly mono?: boolean;
  readonly defaultValue?: string;
  readonly placeholder?: string;
};

function TaskField({ name, label, optional, hint, mono, ...rest }: TaskFieldProps) {
  const field = useTaskField(name);
  return (
    <Field field={field} label={label} optional={optional} hint={hint}>
      <input
        {...rest}
        className={cn(controlStyles.input, mono && controlStyles.mono, mono && typography.mono)}
        id={field.id}
        name={name}
        required={!optional}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field, Boolean(hint))}
        autoComplete="off"
        spellCheck={!mono}
        autoCapitalize={mono ? 'none' : undefined}
      />
    </Field>
  );
}

export function DeleteForm(shown: Shown) {
  const { t } = useTranslation('rules');
  return (
    <TaskForm
      {...shown}
      intent="delete"
      title={t('manage.delete_title')}
      help={t('manage.delete_help')}
      submit={t('manage.delete_submit')}
    >
      <TaskField
        name="confirmation"
        label={t('manage.delete_confirm', { name: shown.rule.name })}
        maxLength={LIMITS.ruleName.max}
        mono
      />
    </TaskForm>
  );
}

export function DeprecateForm(shown: Shown) {
  const { t } = useTranslation('rules');
  return (
    <TaskForm
      {...shown}
      intent="deprecate"
      title={t('manage.deprecate_title')}
      help={t('manage.deprecate_help')}
      submit={t('manage.deprecate_submit')}
    >
      <TaskField name="message" label={t('manage.deprecate_message')} maxLength={LIMITS.reason.max} />
      <TaskField
        name="replacement"
        label={t('manage.deprecate_replacement')}
        maxLength={LIMITS.rulePath.max}
        placeholder="@owner/name"
        optional
        mono
      />
    </TaskForm>
  );
}

export function YankForm(shown: Shown) {
  const { t } = useTranslation('rules');
  return (
    <TaskForm
      {...shown}
      intent="yank"
      title={t('manage.yank_title', { version: shown.version.version })}
      help={t('manage.yank_help')}
      submit={t('manage.yank_submit')}
    >
      <TaskField name="reason" label={t('manage.yank_reason')} maxLength={LIMITS.reason.max} />
    </TaskForm>
  );
}

export function RenameForm(shown: Shown) {
  const { t } = useTranslation('rules');
  return (
    <TaskForm
      {...shown}
      intent="rename"
      title={t('manage.rename_title')}
      help={t('manage.rename_help')}
      submit={t('manage.rename_submit')}
    >
      <TaskField
        name="name"
        label={t('manage.rename_name')}
        hint={t('manage.rename_hint')}
        maxLength={LIMITS.ruleName.max}
        defaultValue={shown.rule.name}
        mono
      />
    </TaskForm>
  );
}
