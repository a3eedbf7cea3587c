import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { paths } from '#app/lib/paths';
import { draftKey } from '#app/session/drafts';
import { fieldsOf, type Fields } from './draft';
import { useDraft } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

type RuleEditorSetup = {
  readonly accountId: string;
  /** Tells the drafts of an account apart. */
  readonly draftName: string;
  /** What is saved already; a new rule's are the values its form starts with. */
  readonly saved: Fields;
  /** The text the page starts from: the saved one, or what a refused form held. */
  readonly initialContent: string;
  /** Puts the fields of a draft into the form. */
  readonly onRestore: (fields: Fields) => void;
};

export type RuleEditor = ReturnType<typeof useRuleEditor>;

/** What both editors share: the text, the draft, the guard against losing them, and the key that saves. */
export function useRuleEditor({ accountId, draftName, saved, initialContent, onRestore }: RuleEditorSetup) {
  const { t } = useTranslation('rule-editor');
  const form = useRef<HTMLFormElement>(null);
  const [content, setContent] = useState(initialContent);
  const [changes, setChanges] = useState(0);
  const { state, formMethod } = useNavigation();
  const saving = state !== 'idle' && formMethod === 'POST';
  const draft = useDraft({
    key: draftKey(accountId, draftName),
    saved,
    form,
    changes,
    published: useIsPublished(),
  });
  const dirty = changes > 0 || content !== (saved.content ?? '');
  useLeaveGuard(dirty && !saving, t('leave'));
  useSaveKey(form);
  const touch = () => setChanges((count) => count + 1);
  const write = (text: string) => {
    setContent(text);
    touch();
  };
  const restore = () => {
    if (!draft.found || !form.current) return;
    const fields = { ...fieldsOf(form.current), ...draft.found.fields };
    onRestore(fields);
    write(fields.content ?? content);
    draft.settle();
  };
  return { form, content, write, touch, dirty, draft, restore };
}

/** Whether this page's form was taken. One that was refused stays here, and a session that ended leads to sign-in. */
function useIsPublished(): boolean {
  const here = useLocation().pathname;
  const { state, formMethod, formAction, location } = useNavigation();
  if (state !== 'loading' || formMethod !== 'POST' || formAction !== here) return false;
  return location.pathname !== here && location.pathname !== paths.login();
}

/** Ctrl or Command and S saves. */
function useSaveKey(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
