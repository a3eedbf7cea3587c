import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type IconNode } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { lastReachable } from '#app/lib/last-page';
import { pageNumbers } from '#app/lib/page-numbers';
import styles from './pagination.module.css';
import { Link } from '#app/components/ui/link';
import { icons, typography } from '#app/components/ui/styles';

type PaginationProps = {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Address of a page, counted from 1. */
  readonly toPage: (page: number) => string;
};

/** Moves the focus from the links to the heading of the page when the list shows another page. */
function useFocusOnPaging(page: number) {
  const links = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { activeElement } = document;
    // Who types into a filter, which also leads to the first page, must not lose the field.
    if (activeElement !== document.body && !links.current?.contains(activeElement)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [page]);
  return links;
}

/** 「全133件中 21-40件」 and links to the other pages; only the range when there is one page. */
export function Pagination({ page, pageSize, total, toPage }: PaginationProps) {
  const { t } = useTranslation();
  const end = Math.max(1, Math.ceil(total / pageSize));
  const last = Math.min(end, lastReachable(pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const links = useFocusOnPaging(page);
  const range = `${formatCount(from)}-${formatCount(Math.min(page * pageSize, total))}`;
  return (
    <nav ref={links} className={styles.pagination} aria-label={t('pagination.label')}>
      <p className={cn(styles.range, typography.figures)}>
        {t('pagination.range', { range, total: formatCount(total) })}
      </p>
      {page === last && last < end && <p className={styles.range}>{t('pagination.reach')}</p>}
      {last > 1 && (
        <ul>
          <Step icon={ChevronsLeft} label={t('pagination.first')} to={page > 1 ? toPage(1) : null} />
          <Step icon={ChevronLeft} label={t('pagination.previous')} to={page > 1 ? toPage(page - 1) : null} />
          <Numbers page={page} last={last} toPage={toPage} />
          <Step icon={ChevronRight} label={t('pagination.next')} to={page < last ? toPage(page + 1) : null} />
          <Step icon={ChevronsRight} label={t('pagination.last')} to={page < last ? toPage(last) : null} />
        </ul>
      )}
    </nav>
  );
}

type NumbersProps = Pick<PaginationProps, 'page' | 'toPage'> & { readonly last: number };

function Numbers({ page, last, toPage }: NumbersProps) {
  const { t } = useTranslation();
  return pageNumbers(page, last).map((number, position) =>
    number === null ? (
      <li key={`gap-${position}`}>
        <span className={styles.page} aria-hidden="true">
          …
        </span>
      </li>
    ) : (
      <li key={number} className={cn(number !== page && styles.whereRoom)}>
        <Link
          className={styles.page}
          to={toPage(number)}
          aria-current={number === page ? 'page' : undefined}
          aria-label={t('pagination.page', { number })}
        >
          {number}
        </Link>
      </li>
    ),
  );
}

type StepProps = { readonly icon: IconNode; readonly label: string; readonly to: string | null };

function Step({ icon, label, to }: StepProps) {
  return (
    <li>
      {to === null ? (
        <span className={styles.page} aria-disabled="true" role="link" aria-label={label}>
          <Icon of={icon} className={icons.icon} />
        </span>
      ) : (
        <Link className={styles.page} to={to} aria-label={label}>
          <Icon of={icon} className={icons.icon} />
        </Link>
      )}
    </li>
  );
}
