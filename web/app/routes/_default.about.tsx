import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { AboutPage } from '#app/features/about/about-page';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';

export function loader({ context }: LoaderFunctionArgs) {
  const t = translator(context.locale);
  return { title: t('about:title'), description: t('about:description') };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, { ...data, path: paths.about() }) : [];

export default function AboutRoute() {
  return <AboutPage />;
}
