import { RichText } from '#app/i18n/rich-text';
import { useTranslation } from '#app/i18n/use-translation';
import type { SearchNoticeFragment } from '#app/graphql/generated/graphql';
import { formatCount } from '#app/lib/format';
import { cn } from '#app/lib/cn';
import { MarkedText } from '#app/components/rules/marked-text';
import { changedWords } from './changed-words';
import { listHref, type ListState } from './list-state';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
import styles from './search-notice.module.css';

type SearchNoticeProps = { readonly notice: SearchNoticeFragment; readonly state: ListState };

/** How a query was interpreted: its correction, a suggestion, and omitted words. */
export function SearchNotice({ notice, state }: SearchNoticeProps) {
  const { t } = useTranslation('rules');
  const { correctedQuery, suggestion, droppedWords } = notice;
  return (
    <div className={styles.notice} role="status">
      {correctedQuery !== null && (
        <>
          <p>
            <RichText
              t={t}
              i18nKey="search.corrected"
              values={{ query: correctedQuery }}
              components={{ b: <b /> }}
            />
          </p>
          <p>
            <Link className={styles.link} to={listHref({ ...state, literal: true, page: 1 })}>
              {t('search.literal', { query: state.q })}
            </Link>
          </p>
        </>
      )}
      {suggestion && (
        <p>
          {t('search.suggestion')}{' '}
          <Link
            className={cn(styles.link, styles.suggestion)}
            to={listHref({ ...state, q: suggestion.query, literal: false, page: 1 })}
          >
            <MarkedText segments={changedWords(state.q, suggestion.query)} />
          </Link>{' '}
          <span className={cn(typography.muted, typography.figures)}>
            {t('list.total', { count: suggestion.totalCount, shown: formatCount(suggestion.totalCount) })}
          </span>
        </p>
      )}
      {droppedWords.length > 0 && <Dropped words={droppedWords} />}
    </div>
  );
}

function Dropped({ words }: { readonly words: readonly string[] }) {
  const { t } = useTranslation('rules');
  return (
    <p>
      {words.map((word) => (
        <span key={word}>
          <del className={styles.dropped}>{word}</del>{' '}
        </span>
      ))}
      {t('search.dropped', { count: words.length })}
    </p>
  );
}
