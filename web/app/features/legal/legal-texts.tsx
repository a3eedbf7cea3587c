import { OperatorLines } from '#app/components/layout/operator-lines';
import { useTranslation } from '#app/i18n/use-translation';
import { CookieList } from './cookie-list';
import { LegalPage } from './legal-page';

/** Terms of use between readers, authors and the operator of an installation. */
export function Terms() {
  const { t } = useTranslation('legal');
  const operator = <OperatorLines />;
  const articles = [
    { id: 'operator', title: t('terms.operator.title'), text: t('terms.operator.text'), more: operator },
    { id: 'account', title: t('terms.account.title'), text: t('terms.account.text') },
    { id: 'publishing', title: t('terms.publishing.title'), text: t('terms.publishing.text') },
    { id: 'versions', title: t('terms.versions.title'), text: t('terms.versions.text') },
    { id: 'content', title: t('terms.content.title'), text: t('terms.content.text') },
    { id: 'requests', title: t('terms.requests.title'), text: t('terms.requests.text') },
    { id: 'warranty', title: t('terms.warranty.title'), text: t('terms.warranty.text') },
    { id: 'leaving', title: t('terms.leaving.title'), text: t('terms.leaving.text') },
    { id: 'changes', title: t('terms.changes.title'), text: t('terms.changes.text') },
  ];
  return <LegalPage title={t('terms.title')} lead={t('terms.lead')} articles={articles} />;
}

/** The personal data that an installation stores: which, why, and for how long. */
export function Privacy() {
  const { t } = useTranslation('legal');
  const cookies = <CookieList />;
  const operator = <OperatorLines />;
  const articles = [
    { id: 'account', title: t('privacy.account.title'), text: t('privacy.account.text') },
    { id: 'email', title: t('privacy.email.title'), text: t('privacy.email.text') },
    { id: 'mails', title: t('privacy.mails.title'), text: t('privacy.mails.text') },
    { id: 'content', title: t('privacy.content.title'), text: t('privacy.content.text') },
    { id: 'counting', title: t('privacy.counting.title'), text: t('privacy.counting.text') },
    { id: 'sessions', title: t('privacy.sessions.title'), text: t('privacy.sessions.text') },
    { id: 'records', title: t('privacy.records.title'), text: t('privacy.records.text') },
    { id: 'cookies', title: t('privacy.cookies.title'), text: t('privacy.cookies.text'), more: cookies },
    { id: 'browser', title: t('privacy.browser.title'), text: t('privacy.browser.text') },
    { id: 'others', title: t('privacy.others.title'), text: t('privacy.others.text') },
    { id: 'deletion', title: t('privacy.deletion.title'), text: t('privacy.deletion.text'), more: operator },
  ];
  return <LegalPage title={t('privacy.title')} lead={t('privacy.lead')} articles={articles} />;
}
