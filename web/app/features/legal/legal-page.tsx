import { useTranslation } from '#app/i18n/use-translation';
import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/use-locale';
import articleStyles from '#app/components/ui/article.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './legal-page.module.css';
import { cn } from '#app/lib/cn';

/** One article; `id` is its address on the page. */
export type Article = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Shown after the sentences, such as a list. */
  readonly more?: ReactNode;
};

type LegalPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly articles: readonly Article[];
};

/** A text of numbered articles, with its contents at the side on wide screens. */
export function LegalPage({ title, lead, articles }: LegalPageProps) {
  return (
    <div className={layoutStyles.page}>
      <div className={styles.columns}>
        <article>
          <h1 className={typography.display}>{title}</h1>
          <p className={cn(typography.lead, styles.lead)}>{lead}</p>
          <div className={styles.articles}>
            {articles.map((article, index) => (
              <div key={article.id} className={articleStyles.article} id={article.id}>
                <ArticleNumber number={index + 1} />
                <h2>{article.title}</h2>
                <p>{article.text}</p>
                {article.more}
              </div>
            ))}
          </div>
        </article>
        <Contents articles={articles} />
      </div>
    </div>
  );
}

function ArticleNumber({ number }: { readonly number: number }) {
  const { t } = useTranslation('legal');
  const locale = useLocale();
  return (
    <span className={articleStyles.number}>
      {t('article', { number: locale === 'ja' ? inKanji(number) : number })}
    </span>
  );
}

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A number in kanji, such as 十二 for 12; up to 99. */
function inKanji(number: number): string {
  const tens = Math.floor(number / 10);
  return [tens > 1 ? DIGITS[tens] : '', tens > 0 ? '十' : '', DIGITS[number % 10]].join('');
}

function Contents({ articles }: { readonly articles: readonly Article[] }) {
  const { t } = useTranslation('legal');
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      {articles.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
