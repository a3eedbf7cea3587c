import type { CommandLineRelease } from '@kimari/common/host-context';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import { layoutStyles, typography } from '#app/components/ui/styles';
import { AssistantsTable } from './assistants-table';
import { CommandLine } from './command-line';
import { InstallAside } from './install-aside';
import { digestLine } from './install-commands';
import type { Method, Platform } from './install-commands';
import { NextSteps, PlatformSteps } from './install-steps';
import { OneLine } from './one-line';
import styles from './install-page.module.css';

export type InstallState = {
  readonly appUrl: string;
  /** Null when this site hands out no command line. */
  readonly release: CommandLineRelease | null;
  readonly method: Method;
  readonly platform: Platform;
};

/** How to get the command line from this site, and what to do with it. */
export function InstallPage({ appUrl, release, method, platform }: InstallState) {
  const { t } = useTranslation('install');
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={[{ label: t('nav:home'), to: paths.home() }, { label: t('title') }]} />
      <div className={styles.columns}>
        <div>
          <h1 className={typography.title}>{t('heading')}</h1>
          <p className={cn(typography.lead, styles.lead)}>{t('lead')}</p>
          {release ? (
            <>
              <OneLine method={method} platform={platform} appUrl={appUrl} />
              <PlatformSteps {...{ platform, method, appUrl }} version={release.version} />
              <p className={styles.intro}>{t('package.verify')}</p>
              <CommandLine
                command={digestLine(platform, appUrl)}
                prompt={platform === 'windows' ? '>' : '$'}
              />
            </>
          ) : (
            <Banner tone="warn">{t('missing')}</Banner>
          )}
          <NextSteps />
          <AssistantsTable />
        </div>
        <InstallAside release={release} />
      </div>
    </div>
  );
}
