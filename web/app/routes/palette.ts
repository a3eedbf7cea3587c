import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchPalette } from '#app/features/palette/palette.server';

/** What the command palette shows while somebody types. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return searchPalette({ context, request });
}
