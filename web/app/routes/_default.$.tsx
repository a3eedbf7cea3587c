import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/graphql/query.server';

/** Every address that no other route knows. */
export function loader({ context }: LoaderFunctionArgs) {
  throw notFound(context);
}

export default function UnknownPage() {
  return null;
}
