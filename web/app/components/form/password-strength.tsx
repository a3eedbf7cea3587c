import { PASSWORD_STRENGTHS } from '@kimari/common/enums';
import { useHydrated } from '#app/lib/use-hydrated';
import { useTranslation } from '#app/i18n/use-translation';
import { type PasswordOwner, usePasswordStrength } from './use-password-strength';
import styles from './password-strength.module.css';

type PasswordStrengthProps = { readonly password: string; readonly owner?: PasswordOwner };

/** Four bars and a word, as the server judges the password. It refuses a weak one. Without scripts there is no meter. */
export function PasswordStrength({ password, owner = {} }: PasswordStrengthProps) {
  const { t } = useTranslation();
  const strength = usePasswordStrength(password, owner);
  if (!useHydrated()) return null;
  const words = {
    weak: t('strength.weak'),
    fair: t('strength.fair'),
    good: t('strength.good'),
    strong: t('strength.strong'),
  };
  const bars = strength === null ? 0 : PASSWORD_STRENGTHS.indexOf(strength) + 1;
  return (
    <div className={styles.meter} data-v={bars} role="status">
      <i />
      <i />
      <i />
      <i />
      <span>{strength === null ? '' : words[strength]}</span>
    </div>
  );
}
