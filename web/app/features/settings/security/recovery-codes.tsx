import { Download, Printer } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { CopyButton } from '#app/components/feedback/copy-button';
import { Button, buttonClass } from '#app/components/ui/button';
import { useHydrated } from '#app/lib/use-hydrated';
import { icons, typography } from '#app/components/ui/styles';
import styles from './setup.module.css';

const FILE_NAME = 'kimari-recovery-codes.txt';

/** New recovery codes, which are shown once: to be copied, saved or printed. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('settings-security');
  const hydrated = useHydrated();
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <Banner tone="warn">{t('codes.once')}</Banner>
      <ol className={styles.codes} aria-label={t('codes.label')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        {hydrated && <CopyButton variant="default" text={text} label={t('codes.copy')} />}
        <a
          className={buttonClass({})}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE_NAME}
        >
          <Icon of={Download} className={icons.icon} />
          {t('codes.save')}
        </a>
        {hydrated && (
          <Button icon={Printer} onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
        )}
      </div>
      <p className={`${styles.note} ${typography.secondary}`}>{t('codes.note')}</p>
    </>
  );
}
