import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Privacy } from '#app/features/legal/legal-texts';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';

export function loader({ context }: LoaderFunctionArgs) {
  const t = translator(context.locale);
  return { title: t('legal:privacy.title'), description: t('legal:privacy.lead') };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, { ...data, path: paths.privacy() }) : [];

export default function PrivacyPage() {
  return <Privacy />;
}
