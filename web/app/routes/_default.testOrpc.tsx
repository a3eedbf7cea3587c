import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { DebugCalls } from '#app/features/debug/debug-calls';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';

export function loader({ context }: LoaderFunctionArgs) {
  return { title: translator(context.locale)('checks:calls.title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export default function DebugCallsRoute() {
  return <DebugCalls />;
}
