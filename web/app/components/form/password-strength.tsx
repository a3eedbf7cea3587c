import { useTranslation } from '#app/lib/use-translation';
import { estimateStrength } from '#app/lib/password-strength';
import styles from './password-strength.module.css';

/** Four bars and a word. Only a hint while typing; the server decides. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  const words = [t('strength.weak'), t('strength.fair'), t('strength.good'), t('strength.strong')] as const;
  const strength = estimateStrength(password);
  return (
    <div className={styles.meter} data-v={strength} role="status">
      <i />
      <i />
      <i />
      <i />
      <span>{strength === 0 ? '' : words[strength - 1]}</span>
    </div>
  );
}
