import { useTranslation } from '#app/lib/use-translation';
import { CookieList } from './cookie-list';
import { LegalPage } from './legal-page';
import type { Article } from './legal-page';

function useArticles(): readonly Article[] {
  const { t } = useTranslation('legal');
  return [
    { id: 'account', title: t('privacy.account.title'), text: t('privacy.account.text') },
    { id: 'email', title: t('privacy.email.title'), text: t('privacy.email.text') },
    { id: 'mails', title: t('privacy.mails.title'), text: t('privacy.mails.text') },
    { id: 'content', title: t('privacy.content.title'), text: t('privacy.content.text') },
    { id: 'counting', title: t('privacy.counting.title'), text: t('privacy.counting.text') },
    { id: 'sessions', title: t('privacy.sessions.title'), text: t('privacy.sessions.text') },
    { id: 'records', title: t('privacy.records.title'), text: t('privacy.records.text') },
    {
      id: 'cookies',
      title: t('privacy.cookies.title'),
      text: t('privacy.cookies.text'),
      more: <CookieList />,
    },
    { id: 'browser', title: t('privacy.browser.title'), text: t('privacy.browser.text') },
    { id: 'others', title: t('privacy.others.title'), text: t('privacy.others.text') },
    { id: 'deletion', title: t('privacy.deletion.title'), text: t('privacy.deletion.text') },
  ];
}

/** What an installation keeps about people, what for, and for how long. */
export function Privacy() {
  const { t } = useTranslation('legal');
  return <LegalPage title={t('privacy.title')} lead={t('privacy.lead')} articles={useArticles()} />;
}
