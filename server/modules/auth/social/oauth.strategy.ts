import { Strategy } from 'passport';
import { z } from 'zod';
import { SITE_NAME } from '@kimari/common/site';
import { boundedFetch, EXCHANGE_TIME } from './bounded-fetch';

/** An app at a provider of OAuth 2.0. */
export type OAuthClient = {
  readonly clientID: string;
  readonly clientSecret: string;
  readonly callbackURL: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly scopes: readonly string[];
};

/** Parameters of this request beside the client's: the PKCE challenge, or the verifier. */
type Extra = Readonly<Record<string, string>>;

/** The answer of the token endpoint; the provider's tokens are not kept. */
export type OAuthTokens = { readonly access_token: string; readonly id_token?: string | undefined };

/** Reads a resource with the access token, which is in a header alone. */
export type ReadResource = (url: string) => Promise<unknown>;

const refusal = z.object({ error: z.string() });
const tokens = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });

/** A provider that refused, with its word for why (RFC 6749 §5.2). */
class RefusedByProvider extends Error {
  constructor(
    readonly code: string | undefined,
    status: number,
  ) {
    super(`The provider answered ${status}${code === undefined ? '' : ` ${code}`}`);
  }
}

/**
 * A strategy of passport for the authorization code flow (RFC 6749 §4.1), for one request of it. Without a code it sends the
 * browser to the provider, with one it exchanges it for tokens and reads the account. Its requests are bounded in time and
 * size and follow no redirects, which passport-oauth2 has no setting for.
 */
export class OAuthStrategy<Account extends object> extends Strategy {
  private readonly send = boundedFetch(AbortSignal.timeout(EXCHANGE_TIME));

  constructor(
    private readonly client: OAuthClient,
    private readonly extra: Extra,
    private readonly readAccount: (tokens: OAuthTokens, read: ReadResource) => Promise<Account>,
  ) {
    super();
  }

  override authenticate(
    { query }: { readonly query?: Readonly<Record<string, unknown>> },
    { state = '' }: { readonly state?: string } = {},
  ): void {
    const code = query?.['code'];
    if (typeof code !== 'string') {
      this.redirect(this.authorizationUrl(state));
      return;
    }
    this.exchange(code).then(
      (account) => this.success(account),
      (error: unknown) => this.error(error),
    );
  }

  private authorizationUrl(state: string): string {
    const { authorizationUrl, clientID, callbackURL, scopes } = this.client;
    const url = new URL(authorizationUrl);
    const parameters = {
      response_type: 'code',
      client_id: clientID,
      redirect_uri: callbackURL,
      scope: scopes.join(' '),
      state,
      ...this.extra,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  private async exchange(code: string): Promise<Account> {
    const { tokenUrl, clientID, clientSecret, callbackURL } = this.client;
    const answer = await this.ask(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callbackURL,
        client_id: clientID,
        client_secret: clientSecret,
        ...this.extra,
      }),
    });
    const given = tokens.parse(answer);
    const headers = { authorization: `Bearer ${given.access_token}` };
    return this.readAccount(given, (url) => this.ask(url, { method: 'GET', headers }));
  }

  private async ask(
    url: string,
    { headers, ...init }: Pick<RequestInit, 'method' | 'body'> & { readonly headers?: Extra },
  ): Promise<unknown> {
    const response = await this.send(url, {
      ...init,
      headers: { accept: 'application/json', 'user-agent': SITE_NAME, ...headers },
    });
    const text = await response.text();
    const answer = readJson(text);
    const refused = refusal.safeParse(answer);
    // GitHub reports a refused code with status 200.
    if (!response.ok || refused.success) throw new RefusedByProvider(refused.data?.error, response.status);
    if (answer === undefined) throw new Error('The answer of the provider is no JSON');
    return answer;
  }
}

/** Undefined for a text that is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
