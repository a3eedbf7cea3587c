import { type FieldMetadata, getInputProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { VERSION_BUMPS, type VersionBump } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { useActionData } from '@remix-run/react';
import { ArrowRight, CircleAlert } from 'lucide';
import { useState } from 'react';
import { ChoiceRow, FormSheet } from '#app/components/form/form-sheet';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextAreaField } from '#app/components/form/text-field';
import { ownerHref } from '#app/components/rules/rule-head';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { useHydrated } from '#app/lib/use-hydrated';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import { badgeStyles, icons, layoutStyles, typography } from '#app/components/ui/styles';
import { ConflictBanner } from './editor-banners';
import { forTextArea } from './line-ends';
import type { EditedRuleState } from './load-editor.server';
import { ReviewButton, ReviewSection } from './review';
import { FixedName, FixedType } from './rule-fields';
import { RuleForm } from './rule-form';
import { editRuleSchema } from './rule-schema';
import type { SaveAnswer } from './save-rule.server';
import { useRuleEditor } from './use-rule-editor';
import choiceStyles from './choices.module.css';
import styles from './edit-rule-page.module.css';

type PageProps = { readonly state: EditedRuleState };

/** The page to edit a rule. A changed text becomes the next version. */
export function EditRulePage({ state }: PageProps) {
  const { rule } = state;
  const edited = useEditedRule(state);
  const { form, fields, editor, textChanged, current, next, bump, review } = edited;
  const versionFields = (
    <VersionFields
      changelog={fields.changelog}
      field={fields.bump}
      current={current}
      next={next}
      bump={bump}
    />
  );
  return (
    <RuleForm
      form={form}
      fields={fields}
      editor={editor}
      head={useHead(rule, editor.dirty)}
      notice={
        edited.conflict && (
          <ConflictBanner owner={rule.owner.name} name={rule.name} base={edited.base} current={current} />
        )
      }
      identity={
        <>
          <input {...getInputProps(fields.expectedVersion, { type: 'hidden' })} />
          <FixedName
            name={rule.name}
            renameTo={rule.viewerCan.delete ? paths.ruleRename(rule.owner.name, rule.name) : null}
          />
          <FixedType type={rule.type} />
        </>
      }
      organizations={state.organizations}
      locked={!rule.viewerCan.delete}
      published={edited.published}
      subagent={rule.type === 'CCSUBAGENTS'}
      initialPreview={textChanged ? null : state.preview}
      cancelTo={paths.rule(rule.owner.name, rule.name)}
      actions={<Actions version={textChanged ? next[bump] : null} idle={!editor.dirty} />}
    >
      {review && <ReviewSection diff={review} from={current} />}
      {textChanged ? versionFields : <noscript>{versionFields}</noscript>}
    </RuleForm>
  );
}

function useHead({ owner, name }: EditedRuleState['rule'], dirty: boolean) {
  const { t } = useTranslation('rule-editor');
  return {
    steps: [
      { label: t('rules'), to: paths.rules() },
      { label: `@${owner.name}`, to: ownerHref(owner) },
      { label: name, to: paths.rule(owner.name, name) },
      { label: t('edit.step') },
    ],
    title: t('edit.title'),
    lead: t('edit.lead'),
    badge: dirty && (
      <span className={cn(badgeStyles.badge, badgeStyles.warning, badgeStyles.large)} role="status">
        <Icon of={CircleAlert} className={icons.icon} />
        {t('edit.unsaved')}
      </span>
    ),
  };
}

/** A changed text can be reviewed first; the save button names the new version, where scripts know that there is one. */
function Actions({ version, idle }: { readonly version: string | null; readonly idle: boolean }) {
  const { t } = useTranslation('rule-editor');
  const hydrated = useHydrated();
  const label = version === null ? t('edit.submit') : t('edit.submit_version', { version });
  return (
    <>
      {version !== null && <ReviewButton />}
      <noscript>
        <SubmitButton label={t('edit.submit_plain')} busyLabel={t('edit.submitting')} block={false} />
      </noscript>
      <span className={layoutStyles.scriptOnly}>
        <SubmitButton
          label={label}
          busyLabel={t('edit.submitting')}
          block={false}
          disabled={idle && hydrated}
        />
      </span>
    </>
  );
}

/** The form's values as saved. */
function savedFields({ rule, version, content }: EditedRuleState) {
  return {
    description: forTextArea(rule.description ?? ''),
    visibility: rule.visibility === 'PUBLIC' ? 'public' : 'private',
    organizationId: rule.owner.__typename === 'Organization' ? rule.owner.id : '',
    tags: rule.tags.join(','),
    content,
    changelog: '',
    bump: 'patch',
    expectedVersion: version,
  };
}

function useEditForm(saved: ReturnType<typeof savedFields>, answer: SaveAnswer | undefined) {
  const { t } = useTranslation('rule-editor');
  return useForm({
    id: 'edit-rule',
    lastResult: answer?.result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: saved,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: editRuleSchema(t) }),
  });
}

/** The state of the form of an existing rule, its base version, and its possible next versions. */
function useEditedRule(state: EditedRuleState) {
  const answer = useActionData<SaveAnswer>();
  // The state when the page was opened: a newer version in later loader data was published by somebody else.
  const [{ saved, next }] = useState(() => ({ saved: savedFields(state), next: state.next }));
  const [form, fields] = useEditForm(saved, answer);
  const editor = useRuleEditor({
    accountId: state.account.id,
    draftName: state.rule.id,
    saved,
    initialContent: forTextArea(fields.content.initialValue ?? saved.content),
    onRestore: (value) => form.update({ value }),
  });
  const conflict = answer?.conflict ?? null;
  return {
    form,
    fields,
    editor,
    textChanged: editor.content !== saved.content,
    conflict,
    /** What was published when the page was opened. */
    published: { version: saved.expectedVersion, content: saved.content },
    /** The version the edit is based on. */
    base: fields.expectedVersion.value ?? saved.expectedVersion,
    /** The version that the next one follows. */
    current: conflict?.version ?? saved.expectedVersion,
    next: conflict?.next ?? next,
    bump: VERSION_BUMPS.find((name) => name === fields.bump.value) ?? 'patch',
    /** The diff from the current version, until the text changes. */
    review: answer?.review?.content === editor.content ? answer.review.diff : null,
  } as const;
}

type VersionFieldsProps = {
  readonly changelog: FieldMetadata<string | undefined>;
  readonly field: FieldMetadata<string | undefined>;
  readonly current: string;
  readonly next: Readonly<Record<VersionBump, string>>;
  readonly bump: VersionBump;
};

/** The next version and its changelog; shown only when the text has changed. */
function VersionFields({ changelog, field, current, next, bump }: VersionFieldsProps) {
  const { t } = useTranslation('rule-editor');
  const bumps = [
    { value: 'patch', label: t('bump.patch'), help: t('bump.patch_help') },
    { value: 'minor', label: t('bump.minor'), help: t('bump.minor_help') },
    { value: 'major', label: t('bump.major'), help: t('bump.major_help') },
  ] as const;
  return (
    <div className={styles.section}>
      <FormSheet>
        <TextAreaField
          field={changelog}
          layout="row"
          label={t('changelog.label')}
          hint={t('changelog.hint')}
          optional
          rows={3}
          maxLength={LIMITS.changelog.max}
        />
        <ChoiceRow label={t('bump.label')}>
          <p className={cn(typography.mono, styles.numbers)}>
            {current} <Icon of={ArrowRight} className={icons.icon} /> <b>{next[bump]}</b>
          </p>
          {bumps.map(({ value, label, help }) => (
            <label key={value} className={cn(checkboxStyles.checkbox, choiceStyles.choice)}>
              <input
                type="radio"
                name={field.name}
                value={value}
                defaultChecked={(field.initialValue ?? 'patch') === value}
              />
              <span>
                <b>{label}</b> <span className={typography.mono}>{next[value]}</span>{' '}
                <span className={typography.muted}>{help}</span>
              </span>
            </label>
          ))}
        </ChoiceRow>
      </FormSheet>
    </div>
  );
}
