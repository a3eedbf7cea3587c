import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { Link } from '#app/components/ui/link';
import { paths } from '#app/lib/paths';
import type { OrganizationAnswer } from './answer.server';
import type { Done } from './done';
import { typography } from '#app/components/ui/styles';
import styles from './organizations.module.css';

function useDoneTexts(): Readonly<Record<Done, string>> {
  const { t } = useTranslation('organizations');
  return {
    created: t('done.created'),
    created_for_some: t('done.created'),
    joined: t('done.joined'),
    declined: t('done.declined'),
    updated: t('done.updated'),
    transferred: t('done.transferred'),
    left: t('done.left'),
    deleted: t('done.deleted'),
    removed: t('done.removed'),
    role_changed: t('done.role_changed'),
    invited: t('done.invited'),
    revoked: t('done.revoked'),
  };
}

type NoticesProps = {
  readonly answer?: OrganizationAnswer | undefined;
  /** The confirmation of a redirect; the result of an action replaces it. */
  readonly done?: Done | null;
};

/** Confirms a change, or shows why the server refused it. */
export function Notices({ answer, done }: NoticesProps) {
  const { t } = useTranslation('organizations');
  const { pathname } = useLocation();
  const texts = useDoneTexts();
  const confirmed = answer ? answer.done : done;
  if (!confirmed && !answer?.message) return null;
  return (
    <div className={styles.banners}>
      {answer?.message && (
        <Banner tone="bad" live>
          {answer.message}
          {answer.needsSignIn && (
            <Link className={typography.link} to={paths.login(pathname)}>
              {t('danger.sign_in_again')}
            </Link>
          )}
        </Banner>
      )}
      {confirmed && (
        <Banner tone="ok" live>
          {texts[confirmed]}
        </Banner>
      )}
      {answer?.mayNotRegister && (
        <Banner tone="warn" live>
          {t('invite.may_not_register')}
        </Banner>
      )}
      {confirmed === 'created_for_some' && (
        <Banner tone="warn" live>
          {t('invite.some_may_not_register')}
        </Banner>
      )}
    </div>
  );
}
