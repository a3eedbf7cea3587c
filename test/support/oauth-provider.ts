import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oidcPart, type OidcMisbehaviour } from './oidc-part';

/** An account at the provider. */
export type ProviderAccount = {
  readonly id: number;
  readonly login: string;
  readonly name: string | null;
  readonly email: string;
  readonly verified: boolean;
  /** Left out by a provider that says nothing of groups. */
  readonly groups?: readonly string[] | string;
};

/** How the provider misbehaves, from the exchange of a code on. */
export type Misbehaviour =
  | 'hangs'
  | 'hangs at the account'
  | 'answers 500'
  | 'answers no JSON'
  | 'answers null'
  | 'answers another shape'
  | 'answers without end'
  | 'redirects'
  | 'cuts the connection'
  | 'names another audience'
  | 'names another nonce'
  | 'names another person'
  | 'sends no ID token'
  | OidcMisbehaviour
  | 'knows no address'
  | 'knows an empty list of addresses'
  | 'refuses the app';

type Grant = {
  readonly account: ProviderAccount;
  readonly challenge: string;
  readonly nonce: string | null;
  readonly redirectUri: string;
};

/** A provider on loopback that plays GitHub and Google, checks what it gets, and can misbehave. */
export type TestProvider = {
  readonly origin: string;
  /** The settings that make a server use it for both. */
  readonly settings: Readonly<Record<string, string>>;
  /** The account that signs in next. */
  account: ProviderAccount;
  misbehaviour: Misbehaviour | null;
  /** Refuse on the sign-in page, as a person does who clicks "Cancel". */
  refuses: boolean;
  /** Requests so far, as method and path. */
  readonly requests: string[];
  readonly oidc: ReturnType<typeof oidcPart>;
  /** Exchanges that it has left hanging. */
  readonly hanging: number;
  /** Every token that it gave out. */
  readonly tokens: string[];
  /** Goes to the sign-in page as a browser would; returns what the page of the site gets. */
  visit(authorizationUrl: string): Promise<{ code: string; state: string; iss?: string }>;
  close(): Promise<void>;
};

export const CLIENT_ID = 'client-of-the-tests';
export const CLIENT_SECRET = 'secret-of-the-tests';
const MEGABYTE = 1024 * 1024;

let count = 0;

/** An account with a verified address that no other test uses. */
export function aProviderAccount(wishes: Partial<ProviderAccount> = {}): ProviderAccount {
  const id = 1000 + ++count;
  const login = wishes.login ?? `octo-${id}`;
  return { id, login, name: `Octo ${id}`, email: `${login}@example.jp`, verified: true, ...wishes };
}

/** Starts a provider with an account of its own. */
export async function startProvider(): Promise<TestProvider> {
  const grants = new Map<string, Grant>();
  const holders = new Map<string, ProviderAccount>();
  const state = {
    account: aProviderAccount(),
    misbehaviour: null as Misbehaviour | null,
    refuses: false,
    requests: [] as string[],
    hanging: 0,
    tokens: [] as string[],
  };
  const oidc = oidcPart(CLIENT_ID);
  const server: Server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    state.requests.push(`${request.method} ${url.pathname}${url.search}`);
    if (url.pathname.endsWith('/authorize')) return authorize(url, response);
    if (misbehaves(url.pathname, response)) return;
    if (url.pathname === '/oidc/.well-known/openid-configuration')
      return json(response, 200, oidc.metadata(origin));
    if (url.pathname === '/oidc/jwks') return json(response, 200, oidc.keys());
    if (url.pathname.endsWith('/access_token') || /^\/(google|oidc)\/token$/.test(url.pathname))
      return exchange(formOf(request, await bodyOf(request)), url.pathname, response);
    const account = holders.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (!account || url.searchParams.has('access_token')) return json(response, 401, { message: 'Bad' });
    const { id, login, name, email, verified } = account;
    if (url.pathname === '/api/user') return json(response, 200, { id, login, name, email: null });
    const isEmpty = state.misbehaviour === 'knows an empty list of addresses';
    if (url.pathname === '/api/user/emails') {
      if (isEmpty) return json(response, 200, []);
      const other = { email: `other-${login}@example.jp`, primary: false, verified: true };
      const addresses = state.misbehaviour === 'knows no address' ? [] : [{ email, primary: true, verified }];
      return json(response, 200, [other, ...addresses]);
    }
    if (url.pathname === '/oidc/userinfo' && state.misbehaviour === 'says nothing of the address')
      return json(response, 200, { sub: String(id), email, preferred_username: login });
    return json(response, 200, {
      ...(url.pathname === '/oidc/userinfo' && { preferred_username: login }),
      sub: state.misbehaviour === 'names another person' ? 'someone-else' : String(id),
      ...(state.misbehaviour !== 'knows no address' && !isEmpty && { email, email_verified: verified }),
      ...(name !== null && { name }),
      ...(account.groups !== undefined && { 'https://acme.example/groups': account.groups }),
    });
  }

  /** The sign-in page, which sends the browser back at once. */
  function authorize(url: URL, response: ServerResponse): void {
    const query = url.searchParams;
    const back = new URL(query.get('redirect_uri') ?? '');
    if (url.pathname.startsWith('/oidc/')) back.searchParams.set('iss', `${origin}/oidc`);
    back.searchParams.set('state', query.get('state') ?? '');
    const isComplete =
      query.get('response_type') === 'code' &&
      query.get('client_id') === CLIENT_ID &&
      query.get('code_challenge_method') === 'S256' &&
      Boolean(query.get('code_challenge'));
    if (!isComplete) return json(response, 400, { error: 'invalid_request' });
    if (state.refuses) {
      back.searchParams.set('error', 'access_denied');
    } else {
      const code = randomBytes(12).toString('hex');
      grants.set(code, {
        account: state.account,
        challenge: query.get('code_challenge') ?? '',
        nonce: query.get('nonce'),
        redirectUri: query.get('redirect_uri') ?? '',
      });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { Location: back.href }).end();
  }

  /** Checks app, code, address and PKCE as RFC 6749 and RFC 7636 demand. */
  function exchange(form: URLSearchParams, path: string, response: ServerResponse): void {
    const isGoogle = path !== '/login/oauth/access_token' && path.endsWith('/token');
    const isOidc = path === '/oidc/token';
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const isOwnApp = form.get('client_id') === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET;
    if (!isOwnApp || state.misbehaviour === 'refuses the app')
      return refuse(response, isGoogle, 'invalid_client', 'incorrect_client_credentials');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== verifier || form.get('redirect_uri') !== grant.redirectUri)
      return refuse(response, isGoogle, 'invalid_grant', 'bad_verification_code');
    const token = `gho_${randomBytes(12).toString('hex')}`;
    state.tokens.push(token);
    holders.set(token, grant.account);
    json(response, 200, {
      access_token: token,
      token_type: 'Bearer',
      ...(isGoogle &&
        state.misbehaviour !== 'sends no ID token' && {
          id_token: isOidc ? oidc.idToken(origin, grant, state.misbehaviour) : idTokenFor(grant),
        }),
    });
  }

  function idTokenFor({ account, nonce }: Grant): string {
    const claims = {
      iss: 'https://accounts.google.com',
      aud: state.misbehaviour === 'names another audience' ? 'another-app' : CLIENT_ID,
      sub: String(account.id),
      exp: Math.floor(Date.now() / 1000) + 3600,
      nonce: state.misbehaviour === 'names another nonce' ? 'another-nonce' : nonce,
    };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    return `${encode({ alg: 'RS256' })}.${encode(claims)}.c2lnbmF0dXJl`;
  }

  /** Whether the request was answered badly, or is never answered. */
  function misbehaves(path: string, response: ServerResponse): boolean {
    const isToken = path.endsWith('token');
    switch (state.misbehaviour) {
      case 'hangs':
      case 'hangs at the account':
        if (isToken && state.misbehaviour === 'hangs at the account') return false;
        // GitHub is asked for the account and for its addresses at once.
        if (path !== '/api/user/emails') state.hanging++;
        return true;
      case 'answers 500':
        response.writeHead(500).end('<h1>Unicorn!</h1>');
        return true;
      case 'answers no JSON':
        response.writeHead(200).end('<h1>Hello</h1>');
        return true;
      case 'answers null':
        json(response, 200, null);
        return true;
      case 'answers another shape':
        if (isToken) return false;
        json(response, 200, path === '/api/user/emails' ? [null] : { id: { $ne: 1 }, sub: 7, login: [] });
        return true;
      case 'answers without end':
        response.writeHead(200, { 'Content-Type': 'application/json' });
        pour(response);
        return true;
      case 'redirects':
        response.writeHead(307, { Location: `${origin}/elsewhere` }).end();
        return true;
      case 'cuts the connection':
        response.destroy();
        return true;
      default:
        return false;
    }
  }

  return Object.assign(state, {
    origin,
    oidc,
    settings: {
      GITHUB_CLIENT_ID: CLIENT_ID,
      GITHUB_CLIENT_SECRET: CLIENT_SECRET,
      GITHUB_URL: origin,
      GITHUB_API_URL: `${origin}/api`,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_AUTH_URL: `${origin}/google/authorize`,
      GOOGLE_TOKEN_URL: `${origin}/google/token`,
      GOOGLE_USERINFO_URL: `${origin}/google/userinfo`,
      OIDC_ISSUER: `${origin}/oidc`,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_NAME: 'Acme ID',
    },
    visit: async (authorizationUrl: string) => {
      const response = await fetch(authorizationUrl, { redirect: 'manual' });
      const back = new URL(response.headers.get('location') ?? 'http://no.address');
      return {
        code: back.searchParams.get('code') ?? '',
        state: back.searchParams.get('state') ?? '',
        ...issuerIn(back),
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** Google reports errors by status, GitHub by a body with status 200. */
function refuse(response: ServerResponse, isGoogle: boolean, google: string, github: string): void {
  if (isGoogle) json(response, 400, { error: google });
  else json(response, 200, { error: github, error_description: 'The code passed is incorrect.' });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function pour(response: ServerResponse): void {
  if (response.destroyed) return;
  response.write(' '.repeat(MEGABYTE), () => setImmediate(pour, response));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** The form of a token request, with the credentials that OpenID Connect sends in the header. */
function formOf({ headers }: IncomingMessage, body: string): URLSearchParams {
  const form = new URLSearchParams(body);
  const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') return form;
  const [id = '', secret = ''] = Buffer.from(credentials, 'base64').toString().split(':');
  form.set('client_id', decodeURIComponent(id));
  form.set('client_secret', decodeURIComponent(secret));
  return form;
}

function issuerIn(back: URL): { readonly iss?: string } {
  const iss = back.searchParams.get('iss');
  return iss === null ? {} : { iss };
}
