import { useActionData, useBeforeUnload, useBlocker, useLocation, useNavigation } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#app/i18n/use-translation';
import { listenToKeys } from '#app/lib/keys';
import { paths } from '#app/lib/paths';
import { draftKey } from '#app/session/drafts';
import { changedFields, type Fields, fieldsOf, useDraft } from './draft';
import type { SaveAnswer } from './save-rule.server';

type RuleEditorSetup = {
  readonly accountId: string;
  /** Distinguishes the drafts of one account. */
  readonly draftName: string;
  /** The saved values; for a new rule, the initial ones. */
  readonly saved: Fields;
  /** The initial text: the saved one, or the one of a rejected form. */
  readonly initialContent: string;
  /** Puts the fields of a draft into the form. */
  readonly onRestore: (fields: Fields) => void;
};

export type RuleEditor = ReturnType<typeof useRuleEditor>;

/**
 * Shared by both editors: the text, the draft, the guard against leaving, and the save shortcut. `type` takes what the
 * author types in the editor, `write` replaces the text from elsewhere.
 */
export function useRuleEditor({ accountId, draftName, saved, initialContent, onRestore }: RuleEditorSetup) {
  const { t } = useTranslation('rule-editor');
  const form = useRef<HTMLFormElement>(null);
  const [content, setContent] = useState(initialContent);
  const [changes, setChanges] = useState(0);
  const [replacements, setReplacements] = useState(0);
  const { state, formMethod } = useNavigation();
  const saving = state !== 'idle' && formMethod === 'POST';
  const draft = useDraft({
    key: draftKey(accountId, draftName),
    saved,
    form,
    changes,
    published: useIsPublished(),
  });
  const dirty = useDirty(form, saved, changes);
  useLeaveGuard(dirty && !saving, t('leave'));
  const touch = () => setChanges((count) => count + 1);
  const typed = useRef(initialContent);
  const type = (text: string) => {
    typed.current = text;
    setContent(text);
    touch();
  };
  useSaveKey(() => {
    // What was typed just now may not be in the form yet.
    flushSync(() => setContent(typed.current));
    const edited = form.current;
    if (edited && Object.keys(changedFields(edited, saved)).length > 0) edited.requestSubmit();
  });
  const write = (text: string) => {
    type(text);
    setReplacements((count) => count + 1);
  };
  useCleanedText(write);
  const restore = () => {
    if (!draft.found || !form.current) return;
    const fields = { ...fieldsOf(form.current), ...draft.found.fields };
    onRestore(fields);
    write(fields.content ?? content);
    draft.settle();
  };
  return { form, content, replacements, type, write, touch, dirty, draft, restore };
}

/** Takes over the text that came back without hidden characters. */
function useCleanedText(write: (text: string) => void): void {
  const cleaned = useActionData<SaveAnswer>()?.cleaned;
  const latest = useRef(write);
  useLayoutEffect(() => void (latest.current = write));
  useEffect(() => {
    if (cleaned) latest.current(cleaned.content);
  }, [cleaned]);
}

/** Whether the form differs from what is saved. A rejected form does from the start. */
function useDirty(form: RefObject<HTMLFormElement>, saved: Fields, changes: number): boolean {
  const [dirty, setDirty] = useState(false);
  useEffect(() => {
    if (form.current) setDirty(Object.keys(changedFields(form.current, saved)).length > 0);
  }, [form, saved, changes]);
  return dirty;
}

/** Whether the form was saved. A rejected form stays on this page, and an expired session redirects to sign-in. */
function useIsPublished(): boolean {
  const here = useLocation().pathname;
  const { state, formMethod, formAction, location } = useNavigation();
  if (state !== 'loading' || formMethod !== 'POST' || formAction !== here) return false;
  return location.pathname !== here && location.pathname !== paths.login();
}

/** Saves on Ctrl+S or Command+S. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useLayoutEffect(() => void (latest.current = save));
  useEffect(
    () =>
      listenToKeys((event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        latest.current();
      }),
    [],
  );
}

/** Asks for confirmation before leaving unsaved work, except by saving it. */
function useLeaveGuard(dirty: boolean, question: string): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault();
      },
      [dirty],
    ),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
}
