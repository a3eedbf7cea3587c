import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadStart } from '#app/features/api-reference/load-reference.server';
import { StartPage } from '#app/features/api-reference/start-page';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';

export function loader(args: LoaderFunctionArgs) {
  const t = translator(args.context.locale);
  return {
    ...loadStart(args),
    title: t('api-reference:title'),
    description: t('api-reference:description'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data
    ? publicHead(scope, { title: data.title, description: data.description, path: paths.apiReference() })
    : [];

export default function ApiReferenceRoute() {
  return <StartPage {...useLoaderData<typeof loader>()} />;
}
