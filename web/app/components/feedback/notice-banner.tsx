import { useEffect } from 'react';
import { Link } from '#app/components/ui/link';
import { layoutStyles } from '#app/components/ui/styles';
import { NOTICE_COOKIE } from '#app/session/notice-cookie';
import { useSiteState } from '#app/session/site-state';
import { Banner } from './banner';
import { showToast } from './toasts';

/** Notices that this document has shown. Their data are loaded again before the cookie is gone. */
const shown = new Set<string>();

/** Confirms the form sent last: above the page without scripts, in the corner with them. */
export function NoticeBanner() {
  const notice = useSiteState()?.notice;
  useEffect(() => {
    if (!notice || shown.has(notice.id)) return;
    shown.add(notice.id);
    document.cookie = `${NOTICE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
    const { text, action } = notice;
    showToast({ tone: 'done', text, action: action && <Link to={action.to}>{action.label}</Link> });
  }, [notice]);
  if (!notice) return null;
  const { text, action } = notice;
  return (
    <noscript>
      <div className={layoutStyles.page}>
        <Banner tone="ok" live actions={action && <a href={action.to}>{action.label}</a>}>
          {text}
        </Banner>
      </div>
    </noscript>
  );
}
