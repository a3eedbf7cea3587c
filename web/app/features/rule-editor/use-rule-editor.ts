import { useNavigation } from '@remix-run/react';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { useDraft } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

type RuleEditorSetup = {
  /** Names the draft on this device. */
  readonly draftName: string;
  /** The text as it is saved; empty for a new rule. */
  readonly base: string;
  /** The text the page starts from: the base, or what a refused form held. */
  readonly initial: string;
  readonly form: RefObject<HTMLFormElement>;
};

/** What both editors share: the text, its draft, the guard against losing it, and the key that saves. */
export function useRuleEditor({ draftName, base, initial, form }: RuleEditorSetup) {
  const { t } = useTranslation('rule-editor');
  const [content, setContent] = useState(initial);
  const [touched, setTouched] = useState(false);
  const { state, formMethod } = useNavigation();
  const saving = state !== 'idle' && formMethod === 'POST';
  const draft = useDraft(draftName, content, base);
  const dirty = touched || content !== base;
  useLeaveGuard(dirty && !saving, t('leave'));
  useSaveKey(form);
  useEffect(() => {
    // The draft has done its duty once the rule is saved, which is when the page is left while saving.
    if (state === 'loading' && formMethod === 'POST') return () => draft.discard();
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `draft` is new at every render
  }, [state, formMethod]);
  const restore = () => {
    if (draft.found) setContent(draft.found.content);
  };
  return { content, setContent, dirty, saving, draft, restore, touch: () => setTouched(true) };
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
