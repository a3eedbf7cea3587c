import { useTranslation } from '#app/i18n/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import { paths } from '#app/lib/paths';
import { Link } from '#app/components/ui/link';
import boxStyles from '#app/components/ui/command-box.module.css';
import { installLine, METHOD_NAMES, METHODS, tryLine } from './install-commands';
import type { Method, Platform } from './install-commands';

type OneLineProps = { readonly method: Method; readonly platform: Platform; readonly appUrl: string };

/** The shortest way to the command line, for each package manager. */
export function OneLine({ method, platform, appUrl }: OneLineProps) {
  const { t } = useTranslation('install');
  const command = installLine(method, appUrl);
  return (
    <section className={boxStyles.box} id="one-line" aria-labelledby="one-line-title">
      <div className={boxStyles.head}>
        <h2 id="one-line-title">{t('one_line.title')}</h2>
        <nav className={boxStyles.choices} aria-label={t('one_line.method')}>
          {METHODS.map((name) => (
            <Link
              key={name}
              to={paths.install({ with: name, os: platform })}
              aria-current={name === method ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {name === 'script' ? t('one_line.script') : METHOD_NAMES[name]}
            </Link>
          ))}
        </nav>
      </div>
      <div className={boxStyles.command}>
        <code>
          <span className={boxStyles.prompt} aria-hidden="true">
            ${' '}
          </span>
          {command}
        </code>
        <CopyButton text={command} label={t('copy')} variant="primary" />
      </div>
      <div className={boxStyles.foot}>
        <span>{t('one_line.try')}</span>
        <code>{tryLine(appUrl)}</code>
      </div>
    </section>
  );
}
