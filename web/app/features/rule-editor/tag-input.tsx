import { X } from 'lucide';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { onKey } from '#app/lib/keys';
import { useHydrated } from '#app/lib/use-hydrated';
import { LIMITS } from '@kimari/common/limits';
import { parseTags } from './rule-schema';
import { cn } from '#app/lib/cn';
import fieldStyles from '#app/components/form/field.module.css';
import controlStyles from '#app/components/form/control.module.css';
import { buttonStyles, icons, tagStyles, typography } from '#app/components/ui/styles';
import styles from './tag-input.module.css';

type TagInputProps = {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onChange: () => void;
};

/** Tags as chips; before scripts load, a text field with commas. Both submit the same value. */
export function TagInput(props: TagInputProps) {
  const { t } = useTranslation('rule-editor');
  const hydrated = useHydrated();
  const plain = useRef<HTMLInputElement>(null);
  const { id, name, defaultValue, describedBy, invalid } = props;
  if (hydrated) return <TagChips {...props} {...takenOver(plain.current, defaultValue)} />;
  return (
    <input
      ref={plain}
      className={controlStyles.input}
      id={id}
      name={name}
      defaultValue={defaultValue}
      placeholder={t('tags.plain_placeholder')}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    />
  );
}

/** What the chips begin with: `typed` has not been ended by a comma. */
type Beginning = { readonly initial: string; readonly typed: string; readonly focused: boolean };

/** Of a plain field, in which somebody may be typing, or of the default value where there has been none. */
function takenOver(plain: HTMLInputElement | null, defaultValue: string): Beginning {
  const focused = plain !== null && document.activeElement === plain;
  const value = plain?.value ?? defaultValue;
  if (value === defaultValue) return { initial: defaultValue, typed: '', focused };
  const end = Math.max(...[',', '、', '，'].map((mark) => value.lastIndexOf(mark))) + 1;
  return { initial: value.slice(0, end), typed: value.slice(end).trimStart(), focused };
}

function TagChips({
  id,
  name,
  describedBy,
  invalid,
  onChange,
  initial,
  typed,
  focused,
}: TagInputProps & Beginning) {
  const { t } = useTranslation('rule-editor');
  const [tags, setTags] = useState(() => parseTags(initial));
  const [text, setText] = useState(typed);
  const [said, setSaid] = useState('');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(focused);
  useLayoutEffect(() => {
    if (takesFocus.current) input.current?.focus();
  }, []);
  const replace = (next: readonly string[], message: string) => {
    setTags([...next]);
    setOver(false);
    setSaid(message);
    onChange();
  };
  const add = (typed: string) => {
    const fresh = parseTags(typed).filter((tag) => !tags.includes(tag));
    const { max } = LIMITS.tags;
    setOver(tags.length + fresh.length > max);
    // What is too much stays in the field, where it can be corrected.
    if (tags.length + fresh.length > max) return setSaid(t('tags.too_many', { max }));
    setText('');
    if (fresh.length > 0) replace([...tags, ...fresh], t('tags.added', { tags: fresh.join('、') }));
    else if (typed.trim() !== '') setSaid(t('tags.repeated'));
  };
  const remove = (tag: string) => {
    replace(
      tags.filter((entry) => entry !== tag),
      t('tags.removed', { tag }),
    );
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',' || event.key === '、') {
      if (event.key === 'Enter' && text === '') return;
      event.preventDefault();
      add(text);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && text === '' && last) remove(last);
  };
  return (
    <div className={styles.tagInput} data-invalid={invalid || undefined}>
      <input type="hidden" name={name} value={[...tags, ...parseTags(text)].join(',')} />
      {tags.map((tag) => (
        <span key={tag} className={tagStyles.chip}>
          <b className={typography.mono}>{tag}</b>
          <button
            className={buttonStyles.cross}
            type="button"
            aria-label={t('tags.remove', { tag })}
            onClick={() => remove(tag)}
          >
            <Icon of={X} className={cn(icons.icon, icons.small)} />
          </button>
        </span>
      ))}
      <input
        ref={input}
        id={id}
        value={text}
        placeholder={t('tags.placeholder')}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey(press)}
        onBlur={() => add(text)}
      />
      <span className={over ? fieldStyles.hint : typography.visuallyHidden} role="status">
        {said}
      </span>
    </div>
  );
}
