import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownerRedirect } from '#app/features/profiles/owner-address.server';

/** `/rules/@owner` leads to the page of the user or the organization. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  return ownerRedirect({ context, request }, params.handle ?? '');
}

export default function RulesOfOwner() {
  return null;
}
