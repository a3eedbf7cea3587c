import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { SubmitButton } from '#app/components/form/submit-button';
import { paths } from '#app/lib/paths';
import { NEW_RULE_DRAFT } from '#app/session/drafts';
import { forTextArea } from './line-ends';
import type { NewRuleState } from './load-editor.server';
import { NameField, TypeField } from './rule-fields';
import { RuleForm } from './rule-form';
import { createRuleSchema } from './rule-schema';
import type { SaveAnswer } from './save-rule.server';
import { TemplateField } from './template-field';
import { useRuleEditor } from './use-rule-editor';
import { useSubagentTemplate } from './template-field';

/** Initial values of the form. */
const START = {
  name: '',
  type: 'rule',
  organizationId: '',
  visibility: 'public',
  tags: '',
  description: '',
  content: '',
};

function useNewRuleForm() {
  const { t } = useTranslation('rule-editor');
  return useForm({
    id: 'new-rule',
    lastResult: useActionData<SaveAnswer>()?.result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: START,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createRuleSchema(t) }),
  });
}

type PageProps = { readonly state: NewRuleState };

/** The page to create a rule. */
export function NewRulePage({ state: { organizations, account, appUrl } }: PageProps) {
  const { t } = useTranslation('rule-editor');
  const [form, fields] = useNewRuleForm();
  const editor = useRuleEditor({
    accountId: account.id,
    draftName: NEW_RULE_DRAFT,
    saved: START,
    initialContent: forTextArea(fields.content.initialValue ?? ''),
    onRestore: (value) => form.update({ value }),
  });
  const { content, write } = editor;
  const template = useSubagentTemplate({ content, write, ruleName: fields.name.value ?? '' });
  const organization = organizations.find(({ id }) => id === fields.organizationId.value);
  const subagent = fields.type.value === 'ccsubagents';
  return (
    <RuleForm
      form={form}
      fields={fields}
      editor={editor}
      head={{
        steps: [{ label: t('rules'), to: paths.rules() }, { label: t('new.step') }],
        title: t('new.title'),
        lead: t('new.lead'),
      }}
      identity={
        <>
          <NameField
            field={fields.name}
            owner={organization?.name ?? account.username}
            appUrl={appUrl}
            onChange={template.onNameChange}
          />
          <TypeField field={fields.type} onChange={template.onTypeChange}>
            {subagent && (
              <TemplateField kind={template.kind} written={template.written} onChoose={template.choose} />
            )}
          </TypeField>
        </>
      }
      organizations={organizations}
      published={null}
      subagent={subagent}
      initialPreview={null}
      cancelTo={paths.rules()}
      actions={<SubmitButton label={t('new.submit')} busyLabel={t('new.submitting')} block={false} />}
    />
  );
}
