import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { targetsMatrix } from '#app/features/targets/matrix.server';
import { TargetsPage } from '#app/features/targets/targets-page';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';

export function loader({ context }: LoaderFunctionArgs) {
  const t = translator(context.locale);
  return { title: t('targets:title'), description: t('targets:description'), ...targetsMatrix() };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, { title: data.title, description: data.description, path: paths.targets() }) : [];

export default function TargetsRoute() {
  const { columns, rows } = useLoaderData<typeof loader>();
  return <TargetsPage columns={columns} rows={rows} />;
}
