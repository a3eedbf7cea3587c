import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useActionData } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { describedBy, FieldError } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextAreaField } from '#app/components/form/text-field';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { paths } from '#app/lib/paths';
import { LIMITS } from '#common/limits';
import { DraftBanner } from './draft-banner';
import type { NewRuleState } from './load-editor.server';
import { MarkdownEditor } from './markdown-editor';
import { NameField, OrganizationField, TagsField, TypeField, VisibilityField } from './rule-fields';
import { createRuleSchema } from './rule-schema';
import { SaveBar } from './save-bar';
import type { SaveAnswer } from './save-rule.server';
import { DropArea, UploadButton, useFileReader } from './upload-button';
import { useRuleEditor } from './use-rule-editor';

function useNewRuleForm() {
  const { t } = useTranslation('rule-editor');
  return useForm({
    id: 'new-rule',
    lastResult: useActionData<SaveAnswer>()?.result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: { type: 'rule', visibility: 'public', content: '' },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createRuleSchema(t) }),
  });
}

/** Writing a new rule. */
export function NewRulePage({
  state: { organizations, username, appUrl },
}: {
  readonly state: NewRuleState;
}) {
  const { t } = useTranslation('rule-editor');
  const element = useRef<HTMLFormElement>(null);
  const [form, fields] = useNewRuleForm();
  const editor = useRuleEditor({
    draftName: 'new',
    base: '',
    initial: fields.content.initialValue ?? '',
    form: element,
  });
  const read = useFileReader((text) => editor.setContent(text));
  const organization = organizations.find(({ id }) => id === fields.organizationId.value);
  const subagent = fields.type.value === 'ccsubagents';
  return (
    <Form
      ref={element}
      method="post"
      {...getFormProps(form, { ariaAttributes: false })}
      onChange={editor.touch}
    >
      <div className="wrap wrap-wide">
        <Breadcrumb steps={[{ label: t('rules'), to: paths.rules() }, { label: t('new.step') }]} />
        <div className="page-head">
          <div className="t">
            <h1 className="h1">{t('new.title')}</h1>
            <p>{t('new.lead')}</p>
          </div>
        </div>
        <FormErrors id={form.errorId} errors={form.errors} />
        {editor.draft.found && (
          <DraftBanner
            draft={editor.draft.found}
            onRestore={editor.restore}
            onDiscard={editor.draft.discard}
          />
        )}
        <div className="meta-grid">
          <div className="sheet-form">
            <NameField field={fields.name} owner={organization?.name ?? username} appUrl={appUrl} />
            <TypeField field={fields.type} onChange={editor.touch} />
          </div>
          <div className="sheet-form">
            <OrganizationField field={fields.organizationId} organizations={organizations} />
            <VisibilityField field={fields.visibility} ofOrganization={organization !== undefined} />
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
          <h2 className="h3">{subagent ? t('content.subagent_title') : t('content.rule_title')}</h2>
          <span className="muted hide-sm hint-inline">{t('content.markdown')}</span>
          <UploadButton read={read} />
        </div>
        <DropArea read={read}>
          <MarkdownEditor
            id={fields.content.id}
            name={fields.content.name}
            value={editor.content}
            onChange={editor.setContent}
            initialPreview={null}
            subagent={subagent}
            describedBy={describedBy(fields.content, false)}
            invalid={Boolean(fields.content.errors?.length)}
          />
          <FieldError field={fields.content} />
        </DropArea>
      </div>
      <SaveBar savedAt={editor.draft.savedAt} cancelTo={paths.rules()}>
        <SubmitButton label={t('new.submit')} busyLabel={t('new.submitting')} block={false} />
      </SaveBar>
    </Form>
  );
}
