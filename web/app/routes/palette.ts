import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchPalette } from '#app/features/palette/palette.server';

/** Search results for the command palette. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return searchPalette({ context, request });
}
