import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/graphql/query.server';

/** Catches every address that no other route matches. */
export function loader({ context }: LoaderFunctionArgs) {
  throw notFound(context);
}

export default function UnknownPage() {
  return null;
}
