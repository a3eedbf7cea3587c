import { useTranslation } from '#app/lib/use-translation';
import { LegalPage } from './legal-page';
import type { Article } from './legal-page';

function useArticles(): readonly Article[] {
  const { t } = useTranslation('legal');
  return [
    { id: 'operator', title: t('terms.operator.title'), text: t('terms.operator.text') },
    { id: 'account', title: t('terms.account.title'), text: t('terms.account.text') },
    { id: 'publishing', title: t('terms.publishing.title'), text: t('terms.publishing.text') },
    { id: 'versions', title: t('terms.versions.title'), text: t('terms.versions.text') },
    { id: 'content', title: t('terms.content.title'), text: t('terms.content.text') },
    { id: 'requests', title: t('terms.requests.title'), text: t('terms.requests.text') },
    { id: 'warranty', title: t('terms.warranty.title'), text: t('terms.warranty.text') },
    { id: 'leaving', title: t('terms.leaving.title'), text: t('terms.leaving.text') },
    { id: 'changes', title: t('terms.changes.title'), text: t('terms.changes.text') },
  ];
}

/** What readers, authors and the operator of an installation agree on. */
export function Terms() {
  const { t } = useTranslation('legal');
  return <LegalPage title={t('terms.title')} lead={t('terms.lead')} articles={useArticles()} />;
}
