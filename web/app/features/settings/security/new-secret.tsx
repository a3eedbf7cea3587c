import { Smartphone } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import { buttonClass } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { useHydrated } from '#app/lib/use-hydrated';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './setup.module.css';

type NewSecretProps = { readonly secret: string; readonly uri: string; readonly qr: string };

/** What an authenticator app needs: a QR code to scan, an address to open, and letters to type. */
export function NewSecret({ secret, uri, qr }: NewSecretProps) {
  const { t } = useTranslation('settings-security');
  const hydrated = useHydrated();
  return (
    <div className={styles.pair}>
      <img
        className={styles.code}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        width={200}
        height={200}
        alt={t('setup.qr_alt')}
      />
      <div>
        <p>{t('setup.scan')}</p>
        <p className={typography.secondary}>{t('setup.type')}</p>
        <a
          className={cn(buttonClass({ size: 'sm', className: styles.open }), layoutStyles.narrowOnly)}
          href={uri}
        >
          <Icon of={Smartphone} className={cn(icons.icon, icons.small)} />
          {t('setup.open')}
        </a>
        <div className={styles.secret}>
          <code>{inGroups(secret)}</code>
          {hydrated && <CopyButton text={secret} label={t('setup.copy_secret')} />}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('setup.type_label')}</dt>
            <dd>{t('setup.type_value')}</dd>
          </div>
          <div>
            <dt>{t('setup.name_label')}</dt>
            <dd className={typography.mono}>{nameIn(uri)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

/** Groups of four, which are easier to type. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}

/** `Kimari:sora` of `otpauth://totp/Kimari:sora?…`. */
function nameIn(uri: string): string {
  return decodeURIComponent(new URL(uri).pathname.split('/').at(-1) ?? '');
}
