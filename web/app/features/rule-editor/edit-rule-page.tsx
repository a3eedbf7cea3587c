import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useActionData } from '@remix-run/react';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { describedBy, FieldError } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextAreaField } from '#app/components/form/text-field';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { paths } from '#app/lib/paths';
import type { VersionBump } from '#common/enums';
import { LIMITS } from '#common/limits';
import { ConflictBanner } from './conflict-banner';
import { DraftBanner } from './draft-banner';
import type { EditedRuleState } from './load-editor.server';
import { MarkdownEditor } from './markdown-editor';
import { FixedName, FixedType, OrganizationField, TagsField, VisibilityField } from './rule-fields';
import { editRuleSchema } from './rule-schema';
import { SaveBar } from './save-bar';
import type { SaveAnswer } from './save-rule.server';
import { DropArea, UploadButton, useFileReader } from './upload-button';
import { useRuleEditor } from './use-rule-editor';
import { VersionFields } from './version-fields';

type PageProps = { readonly state: EditedRuleState };

function useEditForm({ rule, version, content }: EditedRuleState, answer: SaveAnswer | undefined) {
  const { t } = useTranslation('rule-editor');
  return useForm({
    id: 'edit-rule',
    lastResult: answer?.result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: {
      description: rule.description ?? '',
      visibility: rule.visibility === 'PUBLIC' ? 'public' : 'private',
      organizationId: rule.owner.__typename === 'Organization' ? rule.owner.id : '',
      tags: rule.tags.join(','),
      content,
      changelog: '',
      bump: 'patch',
      expectedVersion: version,
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: editRuleSchema(t) }),
  });
}

/** Changing a rule. A changed text becomes the next version. */
export function EditRulePage({ state }: PageProps) {
  const { t } = useTranslation('rule-editor');
  const { rule, organizations, version, next } = state;
  const element = useRef<HTMLFormElement>(null);
  const answer = useActionData<SaveAnswer>();
  const [form, fields] = useEditForm(state, answer);
  // The base is what this page was opened with; a newer version that arrives with an answer is somebody else's.
  const [base] = useState({ version, content: state.content, next });
  const [bump, setBump] = useState<VersionBump>('patch');
  const initial = fields.content.initialValue ?? base.content;
  const editor = useRuleEditor({ draftName: rule.path, base: base.content, initial, form: element });
  const read = useFileReader((text) => editor.setContent(text));
  const textChanged = editor.content !== base.content;
  const numbers = answer?.conflictWith ? next : base.next;
  const submitLabel = textChanged ? t('edit.submit_version', { version: numbers[bump] }) : t('edit.submit');
  return (
    <Form
      ref={element}
      method="post"
      {...getFormProps(form, { ariaAttributes: false })}
      onChange={editor.touch}
    >
      <input type="hidden" name={fields.expectedVersion.name} value={base.version} />
      <div className="wrap wrap-wide">
        <EditHead rule={rule} dirty={editor.dirty} />
        <FormErrors id={form.errorId} errors={form.errors} />
        {answer?.conflictWith && (
          <ConflictBanner
            owner={rule.owner.name}
            name={rule.name}
            base={base.version}
            current={answer.conflictWith}
          />
        )}
        {editor.draft.found && (
          <DraftBanner
            draft={editor.draft.found}
            onRestore={editor.restore}
            onDiscard={editor.draft.discard}
          />
        )}
        <div className="meta-grid">
          <div className="sheet-form">
            <FixedName name={rule.name} />
            <FixedType type={rule.type} />
          </div>
          <div className="sheet-form">
            <OrganizationField
              field={fields.organizationId}
              organizations={organizations}
              locked={!rule.viewerCan.delete}
            />
            <VisibilityField
              field={fields.visibility}
              ofOrganization={Boolean(fields.organizationId.value)}
            />
            <TagsField field={fields.tags} onChange={editor.touch} />
          </div>
          <div className="fr-wide">
            <TextAreaField
              field={fields.description}
              layout="row"
              label={t('description.label')}
              optional
              rows={2}
              maxLength={LIMITS.ruleDescription.max}
            />
          </div>
        </div>
        <div className="cluster ed-head">
          <h2 className="h3">
            {rule.type === 'CCSUBAGENTS' ? t('content.subagent_title') : t('content.rule_title')}
          </h2>
          <span className="muted hide-sm hint-inline">{t('content.markdown')}</span>
          <UploadButton read={read} />
        </div>
        <DropArea read={read}>
          <MarkdownEditor
            id={fields.content.id}
            name={fields.content.name}
            value={editor.content}
            onChange={editor.setContent}
            initialPreview={initial === base.content ? state.preview : null}
            subagent={rule.type === 'CCSUBAGENTS'}
            describedBy={describedBy(fields.content, false)}
            invalid={Boolean(fields.content.errors?.length)}
          />
          <FieldError field={fields.content} />
        </DropArea>
        {textChanged && (
          <VersionFields
            changelog={fields.changelog}
            bumpName={fields.bump.name}
            current={answer?.conflictWith ?? base.version}
            next={numbers}
            bump={bump}
            onBump={setBump}
          />
        )}
      </div>
      <SaveBar savedAt={editor.draft.savedAt} cancelTo={paths.rule(rule.owner.name, rule.name)}>
        <SubmitButton label={submitLabel} busyLabel={t('edit.submitting')} block={false} />
      </SaveBar>
    </Form>
  );
}

type EditHeadProps = { readonly rule: EditedRuleState['rule']; readonly dirty: boolean };

function EditHead({ rule, dirty }: EditHeadProps) {
  const { t } = useTranslation('rule-editor');
  const { owner, name } = rule;
  const steps = [
    { label: t('rules'), to: paths.rules() },
    {
      label: `@${owner.name}`,
      to: owner.__typename === 'User' ? paths.user(owner.name) : paths.rules({ author: owner.name }),
    },
    { label: name, to: paths.rule(owner.name, name) },
    { label: t('edit.step') },
  ];
  return (
    <>
      <Breadcrumb steps={steps} />
      <div className="page-head">
        <div className="t">
          <h1 className="h1">{t('edit.title')}</h1>
          <p>{t('edit.lead')}</p>
        </div>
        {dirty && (
          <span className="badge badge-warn badge-lg" role="status">
            <CircleAlert className="i" />
            {t('edit.unsaved')}
          </span>
        )}
      </div>
    </>
  );
}
