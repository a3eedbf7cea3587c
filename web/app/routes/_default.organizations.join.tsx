import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Join } from '#app/features/organizations/join';
import { joinOrDecline, loadInvitation } from '#app/features/organizations/join.server';
import { privateHead } from '#app/lib/page-head';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from '#app/features/organizations/organizations.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadInvitation(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export function action(args: ActionFunctionArgs) {
  return joinOrDecline(args);
}

export default function JoinPage() {
  const { t } = useTranslation('organizations');
  const { invitation, isKept } = useLoaderData<typeof loader>();
  return (
    <div className={layoutStyles.page}>
      <div className={styles.join}>
        <h1 className={typography.title}>{t('join.title')}</h1>
        <section className={styles.frame} aria-label={t('join.title')}>
          <Join invitation={invitation} isKept={isKept} answer={useActionData<typeof action>()} />
        </section>
      </div>
    </div>
  );
}
