import type { LoaderFunctionArgs } from '@remix-run/node';

/**
 * Answers `{path}/_payload.json`: the data of a page that is the same for everybody, for clients that render it
 * themselves. `load` is the loader of the page.
 */
export async function payload<Data>(
  path: string,
  load: (args: LoaderFunctionArgs) => Data | Promise<Data>,
  args: LoaderFunctionArgs,
): Promise<Response> {
  const { locale } = args.context;
  return Response.json({ path, locale, data: await load(args) });
}
