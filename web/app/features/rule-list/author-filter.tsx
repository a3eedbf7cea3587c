import { useFetcher } from '@remix-run/react';
import { User } from 'lucide';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { quietKey } from '#app/components/feedback/quiet-requests';
import { Avatar } from '#app/components/ui/avatar';
import type { FindAuthorsQuery } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { onKey, onSettledText } from '#app/lib/keys';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import controlStyles from '#app/components/form/control.module.css';
import { icons, menuStyles, typography } from '#app/components/ui/styles';
import styles from './author-filter.module.css';
import filterStyles from './rule-filters.module.css';

/** Milliseconds after the last keystroke before names are looked up. */
const DEBOUNCE = 200;

type Author = FindAuthorsQuery['users'][number];

type AuthorFilterProps = {
  /** The requested author, and that of the shown list. */
  readonly value: string;
  readonly shown: string;
  readonly onChoose: (author: string) => void;
  readonly id: string;
  readonly formId: string;
};

/** Suggests users as a name is typed. Accepts any name, because organizations are not suggested. */
export function AuthorFilter({ value, shown, onChoose, id, formId }: AuthorFilterProps) {
  const { t } = useTranslation('rules');
  const [text, setText] = useState(value);
  /** Whether the name has changed since the last lookup. */
  const edited = useRef(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { authors, looking, look } = useAuthors();
  // Not the requested one: when its request fails, the typed name stays.
  const [lastShown, setLastShown] = useState(shown);
  if (lastShown !== shown) {
    setLastShown(shown);
    setText(shown);
  }

  const choose = (author: string) => {
    setOpen(false);
    setActive(-1);
    setText(author);
    edited.current = false;
    if (author !== value) onChoose(author);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    edited.current = true;
    setOpen(event.target.value.trim() !== '' && document.activeElement === event.target);
    setActive(-1);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && authors.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + authors.length) % authors.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(authors[active]?.username ?? text.trim().replace(/^@/, ''));
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className={cn(filterStyles.group, styles.combobox)}>
      <label className={filterStyles.legend} htmlFor={id}>
        {t('filters.author')}
      </label>
      <div className={controlStyles.withIcon}>
        <Icon of={User} className={icons.icon} />
        <input
          className={controlStyles.input}
          id={id}
          name="author"
          form={formId}
          value={text}
          maxLength={LIMITS.ownerLookup.max}
          placeholder={t('filters.author_placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          onChange={onChange}
          {...onSettledText((typed) => look(typed.trim().replace(/^@/, '')))}
          onKeyDown={onKey(press)}
          onBlur={() => {
            setOpen(false);
            if (edited.current) choose(text.trim().replace(/^@/, ''));
          }}
        />
      </div>
      <ul
        className={cn(menuStyles.menu, styles.menu, !open && styles.closed)}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('filters.author')}
      >
        {authors.map((author, position) => (
          <AuthorOption
            key={author.id}
            id={`${id}-${position}`}
            author={author}
            active={position === active}
            onChoose={choose}
          />
        ))}
        {authors.length === 0 && (
          <li className={styles.nothing} role="option" aria-selected="false" aria-disabled="true">
            {looking ? t('filters.author_looking') : t('filters.author_none')}
          </li>
        )}
      </ul>
    </div>
  );
}

type AuthorOptionProps = {
  readonly id: string;
  readonly author: Author;
  readonly active: boolean;
  readonly onChoose: (author: string) => void;
};

function AuthorOption({ id, author, active, onChoose }: AuthorOptionProps) {
  return (
    // The keyboard selects through the input (aria-activedescendant); `mousedown` fires before the input's blur.
    <li
      id={id}
      role="option"
      aria-selected={active}
      data-on={active || undefined}
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose(author.username);
      }}
    >
      <Avatar name={author.displayName ?? author.username} src={author.avatarUrl} />
      <span className={typography.mono}>{author.username}</span>
      {author.displayName && <span className={typography.muted}>{author.displayName}</span>}
    </li>
  );
}

/** User names that start with the typed text, looked up shortly after the last keystroke. */
function useAuthors() {
  const fetcher = useFetcher<{ readonly users: readonly Author[] }>({ key: quietKey('authors') });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (prefix: string) => {
    clearTimeout(timer.current);
    if (prefix === '') return;
    timer.current = setTimeout(() => fetcher.load(paths.ruleAuthors(prefix)), DEBOUNCE);
  };
  return { authors: fetcher.data?.users ?? [], looking: fetcher.state !== 'idle', look };
}
