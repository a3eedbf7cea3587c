import { useTranslation } from '#app/i18n/use-translation';
import articleStyles from '#app/components/ui/article.module.css';
import { typography } from '#app/components/ui/styles';
import styles from './articles.module.css';

type Article = { readonly number: string; readonly title: string; readonly text: string };

function useArticles(): readonly Article[] {
  const { t } = useTranslation('home');
  return [
    { number: t('articles.first.number'), title: t('articles.first.title'), text: t('articles.first.text') },
    {
      number: t('articles.second.number'),
      title: t('articles.second.title'),
      text: t('articles.second.text'),
    },
    { number: t('articles.third.number'), title: t('articles.third.title'), text: t('articles.third.text') },
    {
      number: t('articles.fourth.number'),
      title: t('articles.fourth.title'),
      text: t('articles.fourth.text'),
    },
    { number: t('articles.fifth.number'), title: t('articles.fifth.title'), text: t('articles.fifth.text') },
    { number: t('articles.sixth.number'), title: t('articles.sixth.title'), text: t('articles.sixth.text') },
    {
      number: t('articles.seventh.number'),
      title: t('articles.seventh.title'),
      text: t('articles.seventh.text'),
    },
    {
      number: t('articles.addendum.number'),
      title: t('articles.addendum.title'),
      text: t('articles.addendum.text'),
    },
  ];
}

/** The promises of Kimari in seven articles and an addendum. */
export function Articles() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section} aria-labelledby="articles">
      <h2 className={typography.title} id="articles">
        {t('articles.heading')}
      </h2>
      <p className={typography.secondary}>{t('articles.lead')}</p>
      <div className={styles.articles}>
        {useArticles().map(({ number, title, text }) => (
          <div key={number} className={articleStyles.article}>
            <span className={articleStyles.number}>{number}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
