import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { Articles } from '#app/features/home/articles';
import { ClosingCall } from '#app/features/home/closing-call';
import { Hero } from '#app/features/home/hero';
import { loadHome } from '#app/features/home/home.server';
import { RuleLists } from '#app/features/home/rule-lists';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { layoutStyles } from '#app/components/ui/styles';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const t = translator(context.locale);
  return {
    ...(await loadHome({ context, request })),
    title: t('home:title'),
    description: t('home:hero.lead'),
    accountDeleted: !context.viewer && new URL(request.url).searchParams.get('deleted') === 'account',
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) => {
  if (!data) return [];
  const { title, description } = data;
  return publicHead(scope, { title, description, path: paths.home() });
};

export default function HomePage() {
  const { t } = useTranslation('home');
  const { popular, recent, tags, sample, accountDeleted } = useLoaderData<typeof loader>();
  return (
    <div className={layoutStyles.page}>
      {accountDeleted && (
        <Banner tone="ok" live>
          {t('account_deleted')}
        </Banner>
      )}
      <Hero tags={tags.map(({ tag }) => tag)} sample={sample} />
      <RuleLists popular={popular.nodes} recent={recent} />
      <Articles />
      <ClosingCall />
    </div>
  );
}
