import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { VERSION_BUMPS } from '@kimari/common/enums';
import { forTextArea } from './line-ends';
import type { EditedRuleState } from './load-editor.server';
import { editRuleSchema } from './rule-schema';
import type { SaveAnswer } from './save-rule.server';
import { useRuleEditor } from './use-rule-editor';

/** The fields of the form as they are saved. */
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

/** The form of a rule that exists, what its text is compared with, and the versions it can become. */
export function useEditedRule(state: EditedRuleState) {
  const answer = useActionData<SaveAnswer>();
  // What this page was opened with: a newer version that arrives with an answer is somebody else's.
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
    /** The version the text was written on. */
    base: fields.expectedVersion.value ?? saved.expectedVersion,
    /** The version the next one follows. */
    current: conflict?.version ?? saved.expectedVersion,
    next: conflict?.next ?? next,
    bump: VERSION_BUMPS.find((name) => name === fields.bump.value) ?? 'patch',
    /** How the text differs from the current version, as long as it is the one that was compared. */
    review: answer?.review?.content === editor.content ? answer.review.diff : null,
  } as const;
}
