import { createHash } from 'node:crypto';
import type { Actor, Origin, UserActor } from '../access/actor';
import type { GraphqlExecutor } from '../kernel/graphql/execute';
import type { ActorSource } from '../kernel/http/actor-source';
import type { GraphqlOperation, SessionTokens, Viewer } from '@kimari/common/host-context';
import type { Locale } from '@kimari/common/locale';
import type { KnownDevices } from '../modules/auth';
import { picturePath, type UsersService } from '../modules/users';

/** The origin, language and id of a page request. */
export type PageCaller = { readonly origin: Origin; readonly locale: Locale; readonly requestId: string };

const REFRESH = `mutation RefreshSession($refreshToken: String!) {
  refreshSession(input: { refreshToken: $refreshToken }) { accessToken refreshToken }
}`;
const LOGOUT = `mutation EndSession($refreshToken: String!) { logout(input: { refreshToken: $refreshToken }) { success } }`;

/** The state of a session is unknown because of a server-side failure. */
export class SessionsUnavailable extends Error {}

/** Identifies, refreshes and ends the sessions of browsers. */
export class BrowserSessions {
  private readonly refreshing = new Map<string, Promise<SessionTokens | null>>();

  constructor(
    private readonly actors: ActorSource,
    private readonly users: Pick<UsersService, 'find'>,
    private readonly graphql: Pick<GraphqlExecutor, 'execute'>,
    private readonly devices: Pick<KnownDevices, 'issue'>,
  ) {}

  /** The actor of an access token; anonymous when the token is invalid or expired. */
  actorOf(accessToken: string | null, origin: Origin): Promise<Actor> {
    return this.actors.fromAuthorization(accessToken === null ? undefined : `Bearer ${accessToken}`, origin);
  }

  /** Loads the signed-in user for pages; null when the account no longer exists. */
  async viewerOf(actor: UserActor): Promise<Viewer | null> {
    const user = await this.users.find(actor.userId);
    if (!user) return null;
    const { id, username, email, emailVerified, role, displayName, avatarUrl, preferences, timeZone } = user;
    return {
      ...{ id, username, email, emailVerified, role, displayName, preferences, timeZone },
      avatarUrl: picturePath(avatarUrl),
    };
  }

  /** The device token of a browser that has signed in. */
  deviceOf(userId: string, held: string | undefined): string {
    return this.devices.issue(userId, held);
  }

  /**
   * Exchanges a refresh token for new tokens; null when the session has ended. Parallel requests of a browser share one
   * rotation.
   */
  refresh(refreshToken: string, caller: PageCaller): Promise<SessionTokens | null> {
    const key = createHash('sha256').update(refreshToken).digest('base64');
    const running = this.refreshing.get(key);
    if (running) return running;
    const started = this.rotate(refreshToken, caller).finally(() => this.refreshing.delete(key));
    this.refreshing.set(key, started);
    return started;
  }

  /** Ends a session on the server, if it has not ended already. */
  async end(refreshToken: string, actor: Actor, caller: PageCaller): Promise<void> {
    await this.run({ query: LOGOUT, variables: { refreshToken } }, actor, caller);
  }

  private async rotate(refreshToken: string, caller: PageCaller): Promise<SessionTokens | null> {
    const actor: Actor = { kind: 'anonymous', origin: caller.origin };
    const operation = { query: REFRESH, variables: { refreshToken } };
    const { refreshSession } = await this.run<{ refreshSession?: SessionTokens }>(operation, actor, caller);
    return refreshSession ?? null;
  }

  /** Runs an operation. Client errors yield empty data; throws SessionsUnavailable for server errors and rate limits. */
  private async run<Data extends object>(
    operation: GraphqlOperation,
    actor: Actor,
    { locale, requestId }: PageCaller,
  ): Promise<Partial<Data>> {
    const { data, errors } = await this.graphql.execute(operation, { actor, locale, requestId });
    const failure = errors?.find(({ extensions }) => !isRefusal(extensions?.['status']));
    if (failure) throw new SessionsUnavailable(failure.message);
    return (data ?? {}) as Partial<Data>;
  }
}

/** Whether the session was rejected; a 429 says nothing about it. */
function isRefusal(status: unknown): boolean {
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}
