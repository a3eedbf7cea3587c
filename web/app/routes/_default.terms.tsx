import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Terms } from '#app/features/legal/terms';
import type { RouteHandle } from '#app/i18n/handle';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';

export const handle: RouteHandle = { i18n: ['legal'] };

export function loader({ context }: LoaderFunctionArgs) {
  const t = translator(context.locale);
  return { title: t('legal:terms.title'), description: t('legal:terms.lead') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [pageTitle(data.title), { name: 'description', content: data.description }] : [];

export default function TermsPage() {
  return <Terms />;
}
