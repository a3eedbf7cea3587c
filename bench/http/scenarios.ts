/** One call; `body` is sent as JSON. */
export type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
};

export type Scenario = {
  readonly name: string;
  /** Target share of the floor's speed when every request differs. */
  readonly aim: number;
  /** Target requests per second for kept answers. */
  readonly warmAim: number;
  readonly calls: readonly Call[];
  /** The call with which PostGraphile answers the same. */
  readonly callOfPostGraphile?: Call;
};

type Found = { readonly id: string; readonly path: string };

const WORDS = ['typescript', 'react', 'docker security', 'テスト', 'コミットメッセージ'];
const LIST_FIELDS = `
  totalCount
  pageInfo { hasNextPage endCursor }
  nodes { id path name type description tags version stars downloads updatedAt viewerHasStarred owner { id name } author { id username } }`;

/** The newest rules with total, owner, tags and latest version, which generated GraphQL servers answer fast as well. */
const NEWEST = `{
  rules(first: 20, orderBy: { field: CREATED }) {
    totalCount
    nodes { id path name tags owner { id name } latestVersion { version } }
  }
}`;
/** The same as PostGraphile names it. */
const NEWEST_OF_POSTGRAPHILE = `{
  allRules(first: 20, orderBy: [CREATED_AT_DESC, ID_DESC], condition: { audience: "everyone" }) {
    totalCount
    nodes { id name tags ownerByOwnerId { id name } ruleVersionByLatestVersionIdAndId { major minor patch } }
  }
}`;
/** Requests per second. */
const READS = 2500;
const PAGES = 1500;

/** The scenarios; asks the server for existing rules to use. */
export async function scenarios(origin: string): Promise<readonly Scenario[]> {
  const rules = await findRules(origin);
  const post = (path: string, body: object): Call => ({ method: 'POST', path, body: JSON.stringify(body) });
  const get = (path: string): Call => ({ method: 'GET', path });
  const list = (query: string) =>
    post('/graphql', {
      query: `query List($query: String) { rules(query: $query, first: 20) {${LIST_FIELDS}} }`,
      variables: { query },
    });
  return [
    {
      name: 'POST /api/rules/search',
      aim: 0.5,
      warmAim: READS,
      calls: WORDS.map((query) => post('/api/rules/search', { query, limit: 20 })),
    },
    {
      name: 'POST /api/rules/getByPath',
      aim: 0.5,
      warmAim: READS,
      calls: rules.map(({ path }) => post('/api/rules/getByPath', { path })),
    },
    {
      name: 'POST /api/rules/getContent',
      aim: 0.5,
      warmAim: READS,
      calls: rules.map(({ id }) => post('/api/rules/getContent', { id })),
    },
    {
      name: 'GraphQL search, 20 rules',
      aim: 0.5,
      warmAim: READS,
      calls: WORDS.map(list),
    },
    {
      name: 'GraphQL newest 20 rules',
      aim: 0.5,
      warmAim: READS,
      calls: [post('/graphql', { query: NEWEST })],
      callOfPostGraphile: post('/graphql', { query: NEWEST_OF_POSTGRAPHILE }),
    },
    { name: 'GET /', aim: 0.4, warmAim: PAGES, calls: [get('/')] },
    { name: 'GET /rules', aim: 0.5, warmAim: PAGES, calls: [get('/rules'), get('/rules?q=typescript')] },
    {
      name: 'GET /rules/@owner/name',
      aim: 0.4,
      warmAim: PAGES,
      calls: rules.map(({ path }) => get(`/rules/${path}`)),
    },
  ];
}

async function findRules(origin: string): Promise<readonly Found[]> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ rules(first: 5) { nodes { id path } } }' }),
  });
  const { data } = (await answer.json()) as {
    readonly data?: { readonly rules: { readonly nodes: readonly Found[] } };
  };
  if (!data || data.rules.nodes.length === 0) throw new Error('There are no rules to measure with.');
  return data.rules.nodes;
}
