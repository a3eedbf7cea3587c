import { Search, X } from 'lucide';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Icon } from '#app/components/ui/icon';
import { IconButton } from '#app/components/ui/button';
import { useTranslation } from '#app/i18n/use-translation';
import { onKey, onSettledText } from '#app/lib/keys';
import { LIMITS } from '@kimari/common/limits';
import type { ListNavigation } from './use-list-navigation';
import { cn } from '#app/lib/cn';
import controlStyles from '#app/components/form/control.module.css';
import icons from '#app/components/ui/icon.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import toolbarStyles from './list-toolbar.module.css';

/** Milliseconds after the last keystroke before the list updates. */
const DEBOUNCE = 250;

type ListSearchProps = Pick<ListNavigation, 'state' | 'shownQuery' | 'apply'> & { readonly formId: string };

/**
 * The list's search field: searches as the user types, except during IME input; Escape and a button clear it. What is typed up to
 * Enter, or until the field is left, is one entry of the history.
 */
export function ListSearch({ state, shownQuery, apply, formId }: ListSearchProps) {
  const { t } = useTranslation('rules');
  const [text, setText] = useState(state.q);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const typing = useRef(false);
  /** The query of the history entry that further typing replaces. */
  const unfinished = useRef<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!typing.current) setText(shownQuery);
  }, [shownQuery]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    typing.current = false;
    clearTimeout(timer.current);
    const q = next.trim();
    if (q !== state.q) apply({ q, literal: false, sort: null }, { replace: unfinished.current === state.q });
    unfinished.current = q;
  };
  const finish = (next: string) => {
    search(next);
    unfinished.current = null;
  };
  const clear = () => {
    setText('');
    finish('');
    input.current?.focus();
  };
  const schedule = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), DEBOUNCE);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    typing.current = true;
    setText(event.target.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      finish(text);
    }
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    }
  };
  return (
    <div className={cn(toolbarStyles.search, controlStyles.withIcon, controlStyles.withEnd)}>
      <Icon of={Search} className={icons.icon} />
      <label className={typography.visuallyHidden} htmlFor="rule-query">
        {t('list.search')}
      </label>
      <input
        ref={input}
        className={cn(controlStyles.input, toolbarStyles.query)}
        id="rule-query"
        form={formId}
        name="q"
        type="search"
        autoComplete="off"
        maxLength={LIMITS.query.max}
        placeholder={t('list.search')}
        value={text}
        onChange={onChange}
        // The answer to an earlier search would put its own text in the place of what is being converted.
        onCompositionStart={() => clearTimeout(timer.current)}
        {...onSettledText(schedule)}
        onKeyDown={onKey(press)}
        onBlur={() => {
          unfinished.current = null;
        }}
        data-page-search
      />
      {text !== '' && (
        <span className={cn(controlStyles.end, layoutStyles.scriptOnly)}>
          <IconButton icon={X} size="sm" label={t('list.clear_query')} onClick={clear} />
        </span>
      )}
      {text === '' && (
        <span
          className={cn(controlStyles.end, layoutStyles.wideOnly, toolbarStyles.shortcut)}
          aria-hidden="true"
        >
          <kbd>/</kbd>
        </span>
      )}
    </div>
  );
}
