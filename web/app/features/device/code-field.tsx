import { CircleAlert } from 'lucide';
import { type ChangeEvent, type CompositionEvent, useId, useState } from 'react';
import { showUserCode, USER_CODE_LENGTH, userCodeLetters } from '@kimari/common/device-code';
import { Icon } from '#app/components/ui/icon';
import { cn } from '#app/lib/cn';
import { isComposing } from '#app/lib/keys';
import { useHydrated } from '#app/lib/use-hydrated';
import { useTranslation } from '#app/i18n/use-translation';
import { CodeCells } from './code-cells';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { icons, typography } from '#app/components/ui/styles';
import styles from './code-field.module.css';

type CodeFieldProps = {
  /** What was typed before. */
  readonly typed: string;
  /** Why it was refused. */
  readonly message: string | null;
  readonly onComplete: (isComplete: boolean) => void;
};

const lettersIn = (typed: string) => userCodeLetters(typed).slice(0, USER_CODE_LENGTH);

/** One real input behind eight printed cells. Before scripts run, the input itself is shown. */
export function CodeField({ typed, message, onComplete }: CodeFieldProps) {
  const { t } = useTranslation('device');
  const id = useId();
  const hydrated = useHydrated();
  const [text, setText] = useState(() => showUserCode(lettersIn(typed)));
  const letters = lettersIn(text);

  /** An unfinished composition of an IME stays as it is, or it would be committed twice. */
  const take = (value: string, isUnfinished: boolean) => {
    const taken = lettersIn(value);
    setText(isUnfinished ? value : showUserCode(taken));
    onComplete(taken.length === USER_CODE_LENGTH);
  };
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    take(currentTarget.value, isComposing(nativeEvent as InputEvent));
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    take(currentTarget.value, false);

  const describedBy = message === null ? `${id}-hint` : `${id}-error ${id}-hint`;
  return (
    <div>
      <label className={typography.visuallyHidden} htmlFor={id}>
        {t('enter.label')}
      </label>
      <div className={cn(styles.code, hydrated && styles.printed, message !== null && styles.bad)}>
        <input
          id={id}
          className={cn(controlStyles.input, controlStyles.mono)}
          name="user_code"
          value={text}
          onChange={onChange}
          onCompositionEnd={onCompositionEnd}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          aria-invalid={message !== null || undefined}
          aria-describedby={describedBy}
        />
        {hydrated && <CodeCells letters={letters} withCursor />}
      </div>
      {message !== null && (
        <p className={cn(fieldStyles.error, styles.message)} id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} className={icons.icon} />
          {message}
        </p>
      )}
      <p className={cn(fieldStyles.hint, styles.hint)} id={`${id}-hint`}>
        {t('enter.hint')}
      </p>
    </div>
  );
}
