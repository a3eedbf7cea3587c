import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useTranslation } from '#app/i18n/use-translation';
import { ListSkeleton } from '#app/features/rule-list/list-skeleton';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';
import { layoutStyles, typography } from '#app/components/ui/styles';

export function loader({ context }: LoaderFunctionArgs) {
  return { title: translator(context.locale)('checks:skeleton.title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

/** The loading state of lists, which never ends here. */
export default function ListSkeletonRoute() {
  const { t } = useTranslation('checks');
  return (
    <div className={layoutStyles.page}>
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('skeleton.title')}</h1>
          <p>{t('skeleton.lead')}</p>
        </div>
      </div>
      <ListSkeleton />
    </div>
  );
}
