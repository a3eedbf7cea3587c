import type { CommandLineRelease } from '@kimari/common/host-context';
import { useTranslation } from '#app/i18n/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import { formatBytes } from '#app/lib/format';
import { cn } from '#app/lib/cn';
import { typography } from '#app/components/ui/styles';
import styles from './install-page.module.css';

/** The contents of the page, and what the site hands out. */
export function InstallAside({ release }: { readonly release: CommandLineRelease | null }) {
  const { t } = useTranslation('install');
  return (
    <aside className={styles.aside}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        {release && (
          <>
            <a href="#one-line">{t('one_line.title')}</a>
            <a href="#platforms">{t('steps.title')}</a>
          </>
        )}
        <a href="#next">{t('next.title')}</a>
        <a href="#assistants">{t('assistants.title')}</a>
      </nav>
      {release && <Package release={release} />}
    </aside>
  );
}

function Package({ release: { version, digest, size } }: { readonly release: CommandLineRelease }) {
  const { t } = useTranslation('install');
  return (
    <section className={styles.package}>
      <h2>{t('package.title')}</h2>
      <dl>
        <div>
          <dt>{t('package.version')}</dt>
          <dd className={typography.mono}>{version}</dd>
        </div>
        <div>
          <dt>{t('package.size')}</dt>
          <dd className={typography.figures}>{formatBytes(size)}</dd>
        </div>
        <div>
          <dt>{t('package.digest')}</dt>
          <dd className={cn(typography.mono, styles.digest)}>
            {digest}
            <CopyButton text={digest} label={t('package.copy_digest')} />
          </dd>
        </div>
      </dl>
      <ul>
        <li>
          <a href="/cli/kimari.tgz">{t('package.archive')}</a>
        </li>
        <li>
          <a href="/cli/install.sh">{t('package.shell')}</a>
        </li>
        <li>
          <a href="/cli/install.ps1">{t('package.powershell')}</a>
        </li>
        <li>
          <a href="/cli/version.json">{t('package.metadata')}</a>
        </li>
      </ul>
    </section>
  );
}
