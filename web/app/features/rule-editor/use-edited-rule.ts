import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { VERSION_BUMPS } from '@kimari/common/enums';
import { forTextArea } from './line-ends';
import type { EditedRuleState } from './load-editor.server';
import { editRuleSchema } from './rule-schema';
import type { SaveAnswer } from './save-rule.server';
import { useRuleEditor } from './use-rule-editor';

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
export function useEditedRule(state: EditedRuleState) {
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
