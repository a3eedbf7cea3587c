import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { paths } from '#app/lib/paths';
import { Link } from '#app/components/ui/link';
import { layoutStyles, segmentStyles, typography } from '#app/components/ui/styles';
import { Description } from './description';
import { useGroupNames } from './group-names';
import { GROUPS } from './reference';
import type { Group } from './reference';
import styles from './reference.module.css';

export type FrameState = {
  readonly counts: Readonly<Record<Group, number>>;
  /** The group on the page; null on the first page. */
  readonly current: Group | 'graphql' | null;
};

type ReferenceFrameProps = FrameState & {
  /** The calls on the page, for the contents at the side. */
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly children: ReactNode;
};

/** The reference's own navigation, and one of its pages. */
export function ReferenceFrame({ counts, current, entries, children }: ReferenceFrameProps) {
  const { t } = useTranslation('api-reference');
  const isGraphql = current === 'graphql';
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={[{ label: t('nav:home'), to: paths.home() }, { label: t('title') }]} />
      <div className={styles.reference}>
        <div className={styles.side}>
          <nav className={segmentStyles.segments} aria-label={t('kind')}>
            <Link to={paths.apiReference()} aria-current={isGraphql ? undefined : 'true'}>
              REST
            </Link>
            <Link to={paths.apiReference('graphql')} aria-current={isGraphql ? 'true' : undefined}>
              GraphQL
            </Link>
          </nav>
          {!isGraphql && <Groups {...{ counts, current, entries }} />}
          <p className={styles.files} aria-label={t('files')}>
            <a className={typography.link} href="/openapi.json">
              openapi.json
            </a>{' '}
            <a className={typography.link} href="/schema.graphql">
              schema.graphql
            </a>
          </p>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}

function Groups({ counts, current, entries }: Omit<ReferenceFrameProps, 'children'>) {
  const { t } = useTranslation('api-reference');
  const names = useGroupNames();
  return (
    <nav aria-label={t('title')}>
      <ul className={styles.groups}>
        {GROUPS.map((group) => (
          <li key={group}>
            <Link to={paths.apiReference(group)} aria-current={group === current ? 'page' : undefined}>
              {names[group]} <span className={typography.figures}>{counts[group]}</span>
            </Link>
            {group === current && (
              <ul>
                {entries.map(({ id, name }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <span>
                        <Description text={name} />
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
