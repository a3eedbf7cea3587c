import { CursorPager, type CursorPagerProps } from '#app/components/feedback/cursor-pager';
import type { ReactNode } from 'react';
import { Banner } from '#app/components/feedback/banner';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Link } from '#app/components/ui/link';
import { cn } from '#app/lib/cn';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { useTranslation } from '#app/i18n/use-translation';
import type { Answer } from './access.server';
import tabStyles from '#app/components/rules/rule-tabs.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './administration.module.css';

type FrameProps = {
  readonly section: 'people' | 'organizations' | 'mails' | 'audit' | 'findings' | 'state' | 'notice';
  readonly title: string;
  readonly answer?: Answer | undefined;
  readonly children: ReactNode;
};

/** A page of the administration, with links to the others. */
export function Frame({ section, title, answer, children }: FrameProps) {
  const { t } = useTranslation(['administration', 'nav', 'moderation']);
  const sections = [
    { name: 'people', to: operatorPaths.people(), label: t('administration:sections.people') },
    {
      name: 'organizations',
      to: operatorPaths.organizations(),
      label: t('administration:sections.organizations'),
    },
    { name: 'mails', to: operatorPaths.mails(), label: t('administration:sections.mails') },
    { name: 'audit', to: operatorPaths.audit(), label: t('administration:sections.audit') },
    { name: 'findings', to: operatorPaths.findings(), label: t('administration:sections.findings') },
    { name: 'state', to: operatorPaths.state(), label: t('administration:sections.state') },
    { name: 'notice', to: operatorPaths.notice(), label: t('administration:sections.notice') },
    { name: 'moderators', to: operatorPaths.moderators(), label: t('moderation:admin.title') },
  ];
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[{ label: t('nav:home'), to: paths.home() }, { label: t('administration:title') }]}
      />
      <nav className={tabStyles.tabs} aria-label={t('administration:title')}>
        {sections.map(({ name, to, label }) => (
          <Link
            key={name}
            className={tabStyles.tab}
            to={to}
            aria-current={name === section ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <h1 className={cn(typography.title, styles.head)}>{title}</h1>
      {answer && (
        <div className={layoutStyles.above}>
          <Banner tone={answer.ok ? 'ok' : 'bad'} live>
            {answer.message}
          </Banner>
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

type PagerProps = Omit<CursorPagerProps, 'summary'> & { readonly total: number };

/** The pager of a list of entries. */
export function Pager({ total, ...pager }: PagerProps) {
  const { t } = useTranslation('administration');
  return <CursorPager summary={t('total', { count: total })} {...pager} />;
}
