import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { EXPAND_HREF, FOLD_MARK, type DiffOutcome } from '#app/content/printed-diff';
import { cn } from '#app/lib/cn';
import styles from './diff-table.module.css';
import { typography } from '#app/components/ui/styles';

type DiffTableProps = {
  readonly diff: DiffOutcome;
  /** Shows one column even where two would fit. */
  readonly unified: boolean;
  readonly caption: string;
  /** Address of the same comparison without folds; null when there is none. */
  readonly expandHref: string | null;
};

/** Two texts side by side, in one column on narrow screens; or a sentence when there is nothing to show. */
export function DiffTable({ diff, unified, caption, expandHref }: DiffTableProps) {
  const { t } = useTranslation('rules');
  useFold(expandHref);
  if ('missing' in diff)
    return <p className={styles.nothing}>{diff.missing === 'late' ? t('diff.late') : t('diff.overran')}</p>;
  if (diff.additions + diff.deletions === 0)
    return <p className={styles.nothing}>{diff.onlyInvisible ? t('diff.only_invisible') : t('diff.none')}</p>;
  return (
    <>
      {!unified && diff.split !== null && (
        <div className={styles.split}>
          <table>
            <caption className={typography.visuallyHidden}>{caption}</caption>
            <colgroup>
              <col className={styles.numberColumn} />
              <col className={styles.signColumn} />
              <col />
              <col className={styles.numberColumn} />
              <col className={styles.signColumn} />
              <col />
            </colgroup>
            <Rows html={diff.split} expandHref={expandHref} />
          </table>
        </div>
      )}
      <div className={cn(styles.unified, unified && styles.always)}>
        <table>
          <caption className={typography.visuallyHidden}>{caption}</caption>
          <colgroup>
            <col className={styles.narrowNumberColumn} />
            <col className={styles.narrowNumberColumn} />
            <col className={styles.signColumn} />
            <col />
          </colgroup>
          <Rows html={diff.unified} expandHref={expandHref} />
        </table>
      </div>
      {diff.cut && <p className={styles.nothing}>{t('diff.cut')}</p>}
    </>
  );
}

/** The rows arrive as HTML: rendering thousands of them in React would block the event loop. */
function Rows({ html, expandHref }: { readonly html: string; readonly expandHref: string | null }) {
  return <tbody dangerouslySetInnerHTML={{ __html: withExpandHref(html, expandHref) }} />;
}

function withExpandHref(html: string, href: string | null): string {
  if (href !== null) return html.replaceAll(EXPAND_HREF, () => `href="${href.replaceAll('&', '&amp;')}"`);
  return html.replaceAll(`<a ${FOLD_MARK} ${EXPAND_HREF}>`, '<span>').replaceAll('</a>', '</span>');
}

/** Opens a fold without a full page load, as a Remix link does. */
function useFold(href: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (href === null) return undefined;
    const onClick = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const isFold = event.target instanceof Element && event.target.closest(`a[${FOLD_MARK}]`) !== null;
      if (!isPlain || !isFold) return;
      event.preventDefault();
      void navigate(href, { replace: true, preventScrollReset: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [href, navigate]);
}
