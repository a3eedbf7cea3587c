import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { useHydrated } from '#app/lib/use-hydrated';
import { parseTags } from './rule-schema';

type TagInputProps = {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onChange: () => void;
};

/** Tags as chips; before scripts load, a line of tags with commas between. Both send the same. */
export function TagInput(props: TagInputProps) {
  const { t } = useTranslation('rule-editor');
  const hydrated = useHydrated();
  const { id, name, defaultValue, describedBy, invalid } = props;
  if (hydrated) return <TagChips {...props} />;
  return (
    <input
      className="input"
      id={id}
      name={name}
      defaultValue={defaultValue}
      placeholder={t('tags.plain_placeholder')}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    />
  );
}

function TagChips({ id, name, defaultValue, describedBy, invalid, onChange }: TagInputProps) {
  const { t } = useTranslation('rule-editor');
  const [tags, setTags] = useState(() => parseTags(defaultValue));
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const replace = (next: readonly string[], message: string) => {
    setTags([...next]);
    setSaid(message);
    onChange();
  };
  const add = (typed: string) => {
    const fresh = parseTags(typed).filter((tag) => !tags.includes(tag));
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
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === '、') {
      if (event.key === 'Enter' && text === '') return;
      event.preventDefault();
      add(text);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && text === '' && last) remove(last);
  };
  return (
    <div className="taginput" data-invalid={invalid || undefined}>
      <input type="hidden" name={name} value={[...tags, ...parseTags(text)].join(',')} />
      {tags.map((tag) => (
        <span key={tag} className="chip">
          <b className="mono">{tag}</b>
          <button
            className="x"
            type="button"
            aria-label={t('tags.remove', { tag })}
            onClick={() => remove(tag)}
          >
            <X className="i i-sm" />
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
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
      />
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  );
}
