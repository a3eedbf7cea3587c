import { useEffect } from 'react';
import { Link } from '#app/components/ui/link';
import layoutStyles from '#app/components/ui/layout.module.css';
import { useSiteState } from '#app/session/site-state';
import { Banner } from './banner';
import { showToast } from './toasts';

/** Says what the form sent last has done: above the page without scripts, in the corner with them. */
export function NoticeBanner() {
  const notice = useSiteState()?.notice;
  useEffect(() => {
    if (!notice) return;
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
