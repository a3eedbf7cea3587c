import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

type Segment = { readonly text: string; readonly isMatch: boolean };
type Found = {
  readonly rules: readonly {
    readonly name: string;
    readonly match?: {
      readonly name: readonly Segment[];
      readonly description: readonly Segment[];
      readonly excerpt: { readonly line: number; readonly segments: readonly Segment[] } | null;
    };
  }[];
  readonly total: number;
  readonly notice?: {
    readonly correctedQuery: string | null;
    readonly suggestedQuery: string | null;
    readonly droppedWords: readonly string[];
  };
};

const show = (segments: readonly Segment[] = []) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('what a search says about itself', () => {
  let app: TestApp;
  let hanako: TestUser;
  let taro: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    hanako = await aUser(app, { username: 'haruka-mizuno' });
    taro = await aUser(app, { username: 'taro' });
    await aRule(app, hanako, {
      name: 'server-component-guide',
      description: 'サーバーコンポーネントと境界の置き方 <b>です</b>。',
      tags: ['react', 'nextjs'],
      content: '---\nname: x\n---\n# 境界\n\n- 既定はサーバーコンポーネントです。\n',
    });
    await aRule(app, hanako, {
      name: 'terraform-modules',
      description: 'How to write modules',
      tags: ['terraform'],
      content: 'Terraform first.',
    });
    await aRule(app, taro, {
      name: 'hidden-thing',
      description: 'about xylophonics',
      visibility: 'private',
      tags: ['secret-tag'],
    });
  });
  afterAll(() => app.close());

  const { ask } = graphqlOf(() => app);
  const search = async (input: object, caller: TestUser | null = null): Promise<Found> => {
    const response = await as(app, caller).post('/api/rules/search', input).expect(200);
    return response.body as Found;
  };
  const names = ({ rules }: Found) => rules.map(({ name }) => name);

  it('names the corrected query, and searches as typed on demand', async () => {
    const found = await search({ query: 'terrafrom' });
    expect(names(found)).toEqual(['terraform-modules']);
    expect(found.notice).toEqual({ correctedQuery: 'terraform', suggestedQuery: null, droppedWords: [] });
    const literal = await search({ query: 'terrafrom', literal: true });
    expect(literal).toMatchObject({ rules: [], total: 0 });
    expect(literal.notice).toBeUndefined();
  });

  it('does so without the spaces around the query', async () => {
    const found = await search({ query: '  terrafrom ' });
    expect(names(found)).toEqual(['terraform-modules']);
    expect(found.notice?.correctedQuery).toBe('terraform');
  });

  it('corrects Japanese and writes it as rules do', async () => {
    const found = await search({ query: 'サーバーコンポネント' });
    expect(names(found)).toEqual(['server-component-guide']);
    expect(found.notice?.correctedQuery).toBe('サーバーコンポーネント');
  });

  it('leaves out a word that no rule has, and says so', async () => {
    const found = await search({ query: 'terraform qqzzxx' });
    expect(names(found)).toEqual(['terraform-modules']);
    expect(found.total).toBe(1);
    expect(found.notice?.droppedWords).toEqual(['qqzzxx']);
  });

  it('says nothing about a query that was searched for as it is', async () => {
    expect((await search({ query: 'terraform' })).notice).toBeUndefined();
    expect((await search({})).notice).toBeUndefined();
  });

  it('never corrects to a word that only hidden rules have', async () => {
    const found = await search({ query: 'xylophonisc' });
    expect(found.rules).toEqual([]);
    expect(JSON.stringify(found)).not.toContain('xylophonics');
    expect(found.notice).toBeUndefined();
    const own = await search({ query: 'xylophonisc' }, taro);
    expect(names(own)).toEqual(['hidden-thing']);
    expect(own.notice?.correctedQuery).toBe('xylophonics');
  });

  it('marks what matched as parts of the text, never as HTML', async () => {
    const { rules } = await search({ query: 'サーバーコンポーネント', highlight: true });
    const match = rules[0]?.match;
    expect(show(match?.name)).toBe('[server-component]-guide');
    expect(show(match?.description)).toBe('[サーバーコンポーネント]と境界の置き方 <b>です</b>。');
    expect(match?.excerpt?.line).toBe(6);
    expect(show(match?.excerpt?.segments)).toBe('既定は[サーバーコンポーネント]です。');
    const plain = await search({ query: 'サーバーコンポーネント' });
    expect(plain.rules[0]?.match).toBeUndefined();
  });

  it.each(['haruka-mizuno', 'harukamizuno', 'haruka', '@haruka-mizuno', 'haruka mizuno', 'Haruka_Mizuno'])(
    'finds the rules of an owner by %s',
    async (query) => {
      expect([...names(await search({ query }))].sort()).toEqual([
        'server-component-guide',
        'terraform-modules',
      ]);
    },
  );

  it('GraphQL says the same, with counts that follow the other choices', async () => {
    const fields = `totalCount edges { node { name } match { name { text isMatch } excerpt { line } } }
      notice { correctedQuery droppedWords suggestion { query totalCount } }
      facets { types { type count } visibilities { visibility count } tags(first: 10) { totalCount nodes { tag count } } }`;
    const { found, chosen, none } = await ask(
      null,
      `{ found: rules(query: "terrafrom") { ${fields} }
         chosen: rules(filter: { tags: ["react"] }) { ${fields} }
         none: rules(query: "qqzzxx") { ${fields} } }`,
    );
    expect(found).toMatchObject({
      totalCount: 1,
      edges: [{ node: { name: 'terraform-modules' }, match: { excerpt: { line: 1 } } }],
      notice: { correctedQuery: 'terraform', droppedWords: [], suggestion: null },
      facets: {
        types: [
          { type: 'RULE', count: 1 },
          { type: 'CCSUBAGENTS', count: 0 },
        ],
        tags: { totalCount: 3, nodes: [{ tag: 'terraform', count: 1 }, { count: 0 }, { count: 0 }] },
      },
    });
    expect(chosen).toMatchObject({
      totalCount: 1,
      edges: [{ match: null }],
      notice: null,
      facets: {
        tags: {
          nodes: [
            { tag: 'nextjs', count: 1 },
            { tag: 'react', count: 1 },
            { tag: 'terraform', count: 1 },
          ],
        },
      },
    });
    expect(none).toMatchObject({ totalCount: 0, notice: null });
  });

  it('lists all tags by name or by a part of it', async () => {
    const { rules } = (await ask(
      null,
      `{ rules { facets { all: tags(order: NAME) { nodes { tag } } some: tags(search: "Re") { nodes { tag } } } } }`,
    )) as { rules: { facets: Record<string, { nodes: { tag: string }[] }> } };
    expect(rules.facets['all']?.nodes.map(({ tag }) => tag)).toEqual(['nextjs', 'react', 'terraform']);
    expect(rules.facets['some']?.nodes.map(({ tag }) => tag)).toEqual(['react']);
  });
});
