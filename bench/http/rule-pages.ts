import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const PAGES = 200;

/** Waits until the server has rendered the texts of all versions. */
export async function allRendered(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const isDone = async () =>
      (
        await client.query<{ done: boolean }>(
          `select exists (select from text_renderers) and not exists (
             select from rule_versions version
              where not exists (select from rendered_texts kept where kept.digest = version.digest)) as done`,
        )
      ).rows[0]?.done === true;
    while (!(await isDone())) await pause(250);
  } finally {
    await client.end();
  }
}

/** Addresses of rules from the whole registry. */
export async function rulePages(origin: string): Promise<readonly string[]> {
  const paths: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await rulesAfter(origin, after);
    paths.push(...page.nodes.map(({ path }) => `/rules/${path}`));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  const step = Math.max(1, Math.floor(paths.length / PAGES));
  return paths.filter((_, index) => index % step === 0).slice(0, PAGES);
}

type Page = {
  readonly nodes: readonly { readonly path: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
};

async function rulesAfter(origin: string, after: string | null): Promise<Page> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `query Rules($after: String) {
        rules(first: 100, after: $after, orderBy: { field: CREATED }) { nodes { path } pageInfo { hasNextPage endCursor } }
      }`,
      variables: { after },
    }),
  });
  const { data } = (await answer.json()) as { readonly data?: { readonly rules: Page } };
  if (!data) throw new Error('The rules cannot be listed.');
  return data.rules;
}
