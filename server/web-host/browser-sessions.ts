import { createHash } from 'node:crypto';
import type { Actor, Origin, UserActor } from '../access/actor';
import type { GraphqlExecutor } from '../kernel/graphql/execute';
import type { ActorSource } from '../kernel/http/actor-source';
import type { GraphqlOperation, SessionTokens, Viewer } from '@kimari/common/host-context';
import type { Locale } from '@kimari/common/locale';
import type { KnownDevices } from '../modules/auth';
import { picturePath, type UsersService } from '../modules/users';

/** Where a request for a page comes from, and in which language it asks. */
export type PageCaller = { readonly origin: Origin; readonly locale: Locale; readonly requestId: string };

const REFRESH = `mutation RefreshSession($refreshToken: String!) {
  refreshSession(input: { refreshToken: $refreshToken }) { accessToken refreshToken }
}`;
const LOGOUT = `mutation EndSession($refreshToken: String!) { logout(input: { refreshToken: $refreshToken }) { success } }`;

/** The auth module is away for a reason that is not the caller's: nothing is known about the session. */
export class SessionsUnavailable extends Error {}

/** Sessions as browsers hold them: who is behind a token, the next pair of tokens, the end. */
export class BrowserSessions {
  private readonly refreshing = new Map<string, Promise<SessionTokens | null>>();

  constructor(
    private readonly actors: ActorSource,
    private readonly users: Pick<UsersService, 'find'>,
    private readonly graphql: Pick<GraphqlExecutor, 'execute'>,
    private readonly devices: Pick<KnownDevices, 'issue'>,
  ) {}

  /** Who an access token stands for; anonymous when it is not, or no longer, valid. */
  actorOf(accessToken: string | null, origin: Origin): Promise<Actor> {
    return this.actors.fromAuthorization(accessToken === null ? undefined : `Bearer ${accessToken}`, origin);
  }

  /** The signed-in user as pages need them. */
  async viewerOf(actor: UserActor): Promise<Viewer | null> {
    const user = await this.users.find(actor.userId);
    if (!user) return null;
    const { id, username, email, emailVerified, displayName, avatarUrl } = user;
    return { id, username, email, emailVerified, displayName, avatarUrl: picturePath(avatarUrl) };
  }

  /** What a browser holds once somebody has signed in with it. */
  deviceOf(userId: string, held: string | undefined): string {
    return this.devices.issue(userId, held);
  }

  /**
   * The next pair of tokens, or null when the session is over. The requests that a browser sends side by side share one
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

  /** Ends a session on the server; one that is over already stays so. */
  async end(refreshToken: string, actor: Actor, caller: PageCaller): Promise<void> {
    await this.run({ query: LOGOUT, variables: { refreshToken } }, actor, caller);
  }

  private async rotate(refreshToken: string, caller: PageCaller): Promise<SessionTokens | null> {
    const actor: Actor = { kind: 'anonymous', origin: caller.origin };
    const operation = { query: REFRESH, variables: { refreshToken } };
    const { refreshSession } = await this.run<{ refreshSession?: SessionTokens }>(operation, actor, caller);
    return refreshSession ?? null;
  }

  /** A refusal is an empty answer; only trouble on our side throws. */
  private async run<Data extends object>(
    operation: GraphqlOperation,
    actor: Actor,
    { locale, requestId }: PageCaller,
  ): Promise<Partial<Data>> {
    const { data, errors } = await this.graphql.execute(operation, { actor, locale, requestId });
    const trouble = errors?.find(({ extensions }) => !isRefusal(extensions?.['status']));
    if (trouble) throw new SessionsUnavailable(trouble.message);
    return (data ?? {}) as Partial<Data>;
  }
}

/** Too many requests says nothing about a session either. */
function isRefusal(status: unknown): boolean {
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}
