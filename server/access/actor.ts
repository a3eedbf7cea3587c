import type { TokenScope } from '@kimari/common/enums';

/** The origin of a request, as reported by trusted proxies. */
export type Origin = {
  readonly ip: string;
  readonly agent: string;
  /** The token of a browser that has signed in before; sent with page requests only. */
  readonly device?: string | undefined;
  /** The secret that binds a sign-in at a provider to the browser that began it; known for page requests only. */
  readonly browser?: string | undefined;
};

/** A caller without a valid token. */
export type AnonymousActor = { readonly kind: 'anonymous'; readonly origin: Origin };

/** A user with a session. */
export type UserActor = {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  readonly origin: Origin;
};

/** A command-line tool that acts for a user within its scopes. */
export type CliTokenActor = {
  readonly kind: 'cli-token';
  readonly userId: string;
  readonly tokenId: string;
  readonly scopes: readonly TokenScope[];
  readonly origin: Origin;
};

/** The caller of an action. It has no roles; services pass those to policies as facts. */
export type Actor = AnonymousActor | UserActor | CliTokenActor;
export type SignedInActor = UserActor | CliTokenActor;

/** The operator at a shell of the installation; never the caller of a request. */
export type OperatorActor = { readonly kind: 'system'; readonly origin: Origin };

export const OPERATOR: OperatorActor = { kind: 'system', origin: { ip: '', agent: '' } };

/** An actor that the audit log can record. */
export type AuditActor = Actor | OperatorActor;

/** Whether the actor is authenticated. */
export function isSignedIn(actor: Actor): actor is SignedInActor {
  return actor.kind !== 'anonymous';
}

/** The user id of an actor, or null. */
export function userIdOf(actor: AuditActor): string | null {
  return 'userId' in actor ? actor.userId : null;
}

/** Whether an actor has a scope; sessions have every scope. */
export function hasScope(actor: SignedInActor, scope: TokenScope): boolean {
  return actor.kind === 'user' || actor.scopes.includes('write') || actor.scopes.includes(scope);
}
