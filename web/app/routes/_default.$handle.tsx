import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownerRedirect } from '#app/features/profiles/owner-address.server';

/** `/@owner` leads to the page of the user or the organization. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  return ownerRedirect({ context, request }, params.handle ?? '');
}

export default function OwnerAddress() {
  return null;
}
