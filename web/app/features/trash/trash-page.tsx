import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Pagination } from '#app/components/feedback/pagination';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Button, ButtonLink } from '#app/components/ui/button';
import type { DeletedRuleRowFragment } from '#app/graphql/generated/graphql';
import { paths } from '#app/lib/paths';
import { useViewer } from '#app/session/site-state';
import { layoutStyles, typography } from '#app/components/ui/styles';
import { TrashTable } from './trash-table';
import styles from './trash-page.module.css';

export type TrashState = {
  readonly rules: { readonly totalCount: number; readonly nodes: readonly DeletedRuleRowFragment[] };
  readonly page: number;
  readonly pageSize: number;
  /** The rule deleted just now. */
  readonly deleted: DeletedRuleRowFragment | null;
};

type TrashPageProps = TrashState & {
  /** Why the last attempt to bring a rule back failed. */
  readonly problem: string | undefined;
};

/** Deleted rules that the reader can bring back. */
export function TrashPage({ rules, page, pageSize, deleted, problem }: TrashPageProps) {
  const { t } = useTranslation('trash');
  const username = useViewer()?.username ?? '';
  const { totalCount, nodes } = rules;
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[
          { label: t('nav:home'), to: paths.home() },
          { label: `@${username}`, to: paths.user(username) },
          { label: t('title') },
        ]}
        folio={t('total', { count: totalCount })}
      />
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <p>{t('lead')}</p>
        </div>
      </div>
      {problem && (
        <Banner tone="bad" live>
          {problem}
        </Banner>
      )}
      {deleted && !problem && <JustDeleted rule={deleted} />}
      {totalCount === 0 ? (
        <EmptyState
          title={t('empty.title')}
          help={t('empty.help')}
          actions={
            <ButtonLink to={paths.rules({ author: username, visibility: 'all' })}>
              {t('empty.action')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <TrashTable rules={nodes} />
          <p className={styles.hint}>{t('hint')}</p>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={totalCount}
            toPage={(next) => paths.trash({ page: next })}
          />
        </>
      )}
    </div>
  );
}

function JustDeleted({ rule: { id, path } }: { readonly rule: DeletedRuleRowFragment }) {
  const { t } = useTranslation('trash');
  const undo = (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm">
        {t('undo')}
      </Button>
    </Form>
  );
  return (
    <Banner tone="ok" live actions={undo}>
      {t('deleted', { path })}
    </Banner>
  );
}
