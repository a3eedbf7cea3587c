import type { TokenScope } from '@kimari/common/enums';

/** Where a request comes from, as far as the trusted proxies tell. */
export type Origin = {
  readonly ip: string;
  readonly agent: string;
  /** What a browser holds to be known as one from which somebody has signed in; only requests for pages bring it. */
  readonly device?: string | undefined;
};

/** Somebody without a valid token. */
export type AnonymousActor = { readonly kind: 'anonymous'; readonly origin: Origin };

/** A person in a session. */
export type UserActor = {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  readonly origin: Origin;
};

/** A command-line tool acting for a person within its scopes. */
export type CliTokenActor = {
  readonly kind: 'cli-token';
  readonly userId: string;
  readonly tokenId: string;
  readonly scopes: readonly TokenScope[];
  readonly origin: Origin;
};

/** Who asks. Roles are not on it: services pass them as facts. */
export type Actor = AnonymousActor | UserActor | CliTokenActor;
export type SignedInActor = UserActor | CliTokenActor;

/** Whether anybody stands behind a request. */
export function isSignedIn(actor: Actor): actor is SignedInActor {
  return actor.kind !== 'anonymous';
}

/** The user behind an actor, or null. */
export function userIdOf(actor: Actor): string | null {
  return isSignedIn(actor) ? actor.userId : null;
}

/** Whether an actor may use a scope; people in a session have all. */
export function hasScope(actor: SignedInActor, scope: TokenScope): boolean {
  return actor.kind === 'user' || actor.scopes.includes('write') || actor.scopes.includes(scope);
}
