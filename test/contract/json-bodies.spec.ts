import { createTestApp, type TestApp } from '../support/app';

describe('JSON bodies', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const search = (body: string | Buffer) =>
    app.http().post('/api/rules/search').set('Content-Type', 'application/json').send(body);
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  it('refuses bytes that are no UTF-8 instead of repairing them', async () => {
    const broken = Buffer.concat([Buffer.from('{"query":"a'), Buffer.from([0xff]), Buffer.from('"}')]);
    const { body } = await search(broken).expect(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it.each([1000, 100_000])('refuses %i levels of arrays in a field', async (levels) => {
    const { body } = await search(`{"query":"x","tags":${nested(levels)}}`).expect(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('refuses the same for GraphQL', async () => {
    const variables = `{"a":${nested(100_000)}}`;
    await app
      .http()
      .post('/graphql')
      .set('Content-Type', 'application/json')
      .send(`{"query":"{ __typename }","variables":${variables}}`)
      .expect(400);
  });

  it('takes what a call needs, also in other words', async () => {
    await search('{"query":"テスト \\ud83d\\ude00","tags":["a"]}').expect(200);
  });
});
