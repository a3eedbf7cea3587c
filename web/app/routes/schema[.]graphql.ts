import { CONTRACT_FILES } from '#app/features/api-reference/reference.server';

/** The contract, for programs that generate clients from it. */
export function loader() {
  return new Response(CONTRACT_FILES.schema, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
