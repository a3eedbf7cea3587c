import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import tabStyles from '#app/components/rules/rule-tabs.module.css';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
import { CommandLine } from './command-line';
import { folderOf, NEXT_LINES, pathLine, PLATFORM_NAMES, PLATFORMS, scriptLine } from './install-commands';
import type { Method, Platform } from './install-commands';
import styles from './install-page.module.css';

type StepProps = {
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.number}>{number}</span>
      <div>
        <h3 className={typography.subheading}>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}

type PlatformStepsProps = {
  readonly platform: Platform;
  readonly method: Method;
  readonly appUrl: string;
  readonly version: string;
};

/** How to install with the script, step by step, for each platform. */
export function PlatformSteps({ platform, method, appUrl, version }: PlatformStepsProps) {
  const { t } = useTranslation('install');
  const isWindows = platform === 'windows';
  const prompt = isWindows ? '>' : '$';
  const script = isWindows ? 'install.ps1' : 'install.sh';
  return (
    <section id="platforms" className={styles.section}>
      <h2 className={typography.heading}>{t('steps.title')}</h2>
      <nav className={cn(tabStyles.tabs, styles.tabs)} aria-label={t('steps.platform')}>
        {PLATFORMS.map((name) => (
          <Link
            key={name}
            className={tabStyles.tab}
            to={paths.install({ with: method, os: name })}
            aria-current={name === platform ? 'true' : undefined}
            replace
            preventScrollReset
          >
            {PLATFORM_NAMES[name]}
          </Link>
        ))}
      </nav>
      <ol className={styles.steps}>
        <Step
          number={t('steps.number_first')}
          title={t('steps.script.title')}
          text={t('steps.script.text', { folder: folderOf(platform) })}
        >
          <CommandLine command={scriptLine(platform, appUrl)} prompt={prompt} />
          <p className={styles.hint}>
            {t('steps.script.read')}{' '}
            <a className={typography.link} href={`/cli/${script}`}>
              {script}
            </a>
          </p>
        </Step>
        <Step
          number={t('steps.number_second')}
          title={t('steps.path.title')}
          text={isWindows ? t('steps.path.text_windows') : t('steps.path.text')}
        >
          <CommandLine command={pathLine(platform)} prompt={prompt} />
        </Step>
        <Step number={t('steps.number_third')} title={t('steps.check.title')} text={t('steps.check.text')}>
          <CommandLine command={NEXT_LINES.check} prompt={prompt} output={version} />
        </Step>
        <Step
          number={t('steps.number_fourth')}
          title={t('steps.upgrade.title')}
          text={t('steps.upgrade.text')}
        >
          <CommandLine command={NEXT_LINES.upgrade} prompt={prompt} />
        </Step>
      </ol>
    </section>
  );
}

/** The first commands after the installation. */
export function NextSteps() {
  const { t } = useTranslation('install');
  return (
    <section id="next" className={styles.section}>
      <h2 className={typography.heading}>{t('next.title')}</h2>
      <ol className={cn(styles.steps, styles.ruled)}>
        <Step number={t('steps.number_first')} title={t('next.init.title')} text={t('next.init.text')}>
          <CommandLine command={NEXT_LINES.init} />
        </Step>
        <Step number={t('steps.number_second')} title={t('next.login.title')} text={t('next.login.text')}>
          <CommandLine command={NEXT_LINES.login} />
        </Step>
        <Step number={t('steps.number_third')} title={t('next.add.title')} text={t('next.add.text')}>
          <CommandLine command={NEXT_LINES.add} />
        </Step>
        <Step number={t('steps.number_fourth')} title={t('next.help.title')} text={t('next.help.text')}>
          <CommandLine command={NEXT_LINES.help} />
        </Step>
      </ol>
    </section>
  );
}
