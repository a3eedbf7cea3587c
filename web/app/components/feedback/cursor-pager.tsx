import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { typography } from '#app/components/ui/styles';
import styles from './cursor-pager.module.css';

export type CursorPagerProps = {
  /** How many entries there are, in words. */
  readonly summary: string;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly isFirst: boolean;
  /** The address of the page behind a cursor; of the first page with null. */
  readonly toPage: (after: string | null) => string;
};

/** Links to the next page and back to the first one. */
export function CursorPager({ summary, pageInfo, isFirst, toPage }: CursorPagerProps) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.pager}>
      <span className={typography.muted}>{summary}</span>
      {!isFirst && (
        <Link className={typography.link} to={toPage(null)}>
          {t('pagination.first')}
        </Link>
      )}
      {pageInfo.hasNextPage && (
        <Link className={typography.link} to={toPage(pageInfo.endCursor ?? null)}>
          {t('pagination.next')}
        </Link>
      )}
    </p>
  );
}
