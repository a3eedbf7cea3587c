/** @jest-environment node */
import type { TypedDocumentNode } from '@apollo/client';
import type { AppLoadContext } from '@remix-run/node';
import { parse } from 'graphql';
import type { GraphqlAnswer, GraphqlOperation } from './load-context';
import { mutate, query } from './query.server';

type Tags = { readonly tags: readonly { readonly tag: string }[] };
const TagsDocument = parse('query Tags($first: Int) { tags(first: $first) { tag } }') as TypedDocumentNode<
  Tags,
  { first: number }
>;
const Change = parse('mutation Change { deleteRule(id: "1") { success } }') as TypedDocumentNode<
  { deleteRule: { success: boolean } },
  Record<string, never>
>;

const refusal = (code: string, status: number, extensions: Record<string, unknown> = {}): GraphqlAnswer => ({
  data: null,
  errors: [{ message: `said ${code}`, extensions: { code, status, requestId: 'req_1', ...extensions } }],
});

function scopeAnswering(answer: GraphqlAnswer | (() => Promise<GraphqlAnswer>)) {
  const asked: GraphqlOperation[] = [];
  const execute = (operation: GraphqlOperation) => {
    asked.push(operation);
    return typeof answer === 'function' ? answer() : Promise.resolve(answer);
  };
  const context = { requestId: 'req_host', locale: 'ja', graphql: { execute } } as unknown as AppLoadContext;
  return { asked, scope: { context, request: new Request('http://host/rules/new?x=1') } };
}

const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );

async function thrownResponse(promise: Promise<unknown>): Promise<Response> {
  const thrown = await thrownBy(promise);
  if (!(thrown instanceof Response)) throw new Error('nothing was thrown that a page can show');
  return thrown;
}

describe('reading', () => {
  it('passes document, variables and operation name to the host and returns the data', async () => {
    const { scope, asked } = scopeAnswering({ data: { tags: [{ tag: 'go' }] } });
    await expect(query(scope, TagsDocument, { first: 3 })).resolves.toEqual({ tags: [{ tag: 'go' }] });
    expect(asked[0]).toMatchObject({ variables: { first: 3 }, operationName: 'Tags' });
    expect(asked[0]?.query).toContain('tags(first: $first)');
  });

  it('asks the host every time and caches nothing between requests', async () => {
    const { scope, asked } = scopeAnswering({ data: { tags: [] } });
    await query(scope, TagsDocument, { first: 3 });
    await query(scope, TagsDocument, { first: 3 });
    expect(asked).toHaveLength(2);
  });

  it('gives nobody the response of another user', async () => {
    const mine = scopeAnswering({ data: { tags: [{ tag: 'mine' }] } });
    const yours = scopeAnswering({ data: { tags: [{ tag: 'yours' }] } });
    const answers = [mine, yours].map(({ scope }) => query(scope, TagsDocument, { first: 3 }));
    await expect(Promise.all(answers)).resolves.toMatchObject([
      { tags: [{ tag: 'mine' }] },
      { tags: [{ tag: 'yours' }] },
    ]);
  });

  it('redirects to sign-in and back when the session has ended', async () => {
    const { scope } = scopeAnswering(refusal('UNAUTHORIZED', 401));
    const response = await thrownResponse(query(scope, TagsDocument, { first: 3 }));
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/login?redirect=%2Frules%2Fnew%3Fx%3D1');
  });

  it.each([
    ['NOT_FOUND', 404],
    ['FORBIDDEN', 403],
    ['BAD_REQUEST', 400],
    ['INTERNAL_SERVER_ERROR', 500],
    ['SERVICE_UNAVAILABLE', 503],
  ])('shows the error page for %s, with the request id', async (code, status) => {
    const { scope } = scopeAnswering(refusal(code, status));
    const response = await thrownResponse(query(scope, TagsDocument, { first: 3 }));
    expect(response.status).toBe(status);
    await expect(response.json()).resolves.toEqual({ requestId: 'req_1' });
  });

  it('sets Retry-After', async () => {
    const { scope } = scopeAnswering(refusal('TOO_MANY_REQUESTS', 429, { retryAfter: 30 }));
    const response = await thrownResponse(query(scope, TagsDocument, { first: 3 }));
    expect(response.headers.get('Retry-After')).toBe('30');
  });

  it('passes on errors of the host itself', async () => {
    const failure = new Error('socket closed');
    const { scope } = scopeAnswering(() => Promise.reject(failure));
    await expect(thrownBy(query(scope, TagsDocument, { first: 3 }))).resolves.toBe(failure);
  });
});

describe('changing', () => {
  it('returns field errors to the form', async () => {
    const issues = [{ path: ['input', 'name'], code: 'too_small', message: 'too short' }];
    const { scope } = scopeAnswering(refusal('BAD_REQUEST', 400, { issues }));
    const outcome = await mutate(scope, Change, {});
    expect(outcome).toMatchObject({
      ok: false,
      problem: { code: 'BAD_REQUEST', issues: [{ path: ['name'], message: 'too short' }] },
    });
  });

  it('returns conflicts with their reason', async () => {
    const { scope } = scopeAnswering(refusal('CONFLICT', 409, { reason: 'rules.nameTaken' }));
    await expect(mutate(scope, Change, {})).resolves.toMatchObject({
      ok: false,
      problem: { reason: 'rules.nameTaken', message: 'said CONFLICT' },
    });
  });

  it('returns a rejected sign-in only to a form that handles it', async () => {
    const { scope } = scopeAnswering(refusal('UNAUTHORIZED', 401));
    await expect(mutate(scope, Change, {}, { handles: ['UNAUTHORIZED'] })).resolves.toMatchObject({
      ok: false,
    });
    expect((await thrownResponse(mutate(scope, Change, {}))).status).toBe(302);
  });
});
