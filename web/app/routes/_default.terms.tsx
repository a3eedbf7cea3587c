import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Terms } from '#app/features/legal/legal-texts';
import type { RouteHandle } from '#app/i18n/handle';
import { translator } from '#app/i18n/resources.server';
import { pageMeta } from '#app/lib/page-title';

export const handle: RouteHandle = { i18n: ['legal'] };

export function loader({ context }: LoaderFunctionArgs) {
  const t = translator(context.locale);
  return { title: t('legal:terms.title'), description: t('legal:terms.lead') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data) : []);

export default function TermsPage() {
  return <Terms />;
}
