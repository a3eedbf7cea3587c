import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readChoices } from '#app/features/install/install-commands';
import { InstallPage } from '#app/features/install/install-page';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const t = translator(context.locale);
  return {
    title: t('install:title'),
    description: t('install:description'),
    appUrl: context.appUrl,
    release: await context.commandLine(),
    ...readChoices(new URL(request.url).searchParams),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, { title: data.title, description: data.description, path: paths.install() }) : [];

export default function InstallRoute() {
  return <InstallPage {...useLoaderData<typeof loader>()} />;
}
