import { Inject, Injectable } from '@nestjs/common';
import type { SocialProviderName } from '@kimari/common/enums';
import type { Actor, Origin } from '../../../access/actor';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { type KeyRing, keyRing, openWithAny } from '../../../kernel/crypto/key-ring';
import { sealText } from '../../../kernel/crypto/sealed-text';
import { createToken, looksLikeToken, tokenDigest } from '../../../kernel/crypto/tokens';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { PURPOSES } from '../../../kernel/secrets/sealed-columns';
import { later, LIFETIMES } from '../lifetimes';
import type { SocialAction } from './flow.entity';
import { SocialFlowsRepository } from './flows.repository';
import { challengeOf, createVerifier } from './pkce';
import { SocialProviders } from './providers.service';
import { redirectPathOf } from './redirect-path';
import { BadRedirect, InvalidState } from './social.errors';

/** A sign-in at a provider that a client asks for. */
export type FlowRequest = {
  readonly provider: SocialProviderName;
  readonly action: SocialAction;
  /** Where to go afterwards: a path of this site, or an address with its origin. */
  readonly redirectUrl: string;
  /** The account to link. */
  readonly userId?: string;
};

/** A flow whose browser has come back. */
export type FinishedFlow = {
  readonly action: SocialAction;
  readonly userId: string | null;
  readonly verifier: string;
  readonly redirectPath: string;
};

/**
 * Remembers sign-ins while their browsers are at a provider. A state lasts ten minutes, works once, for its provider, and
 * in the browser that began; a flow that a client of the API began belongs to no browser.
 */
@Injectable()
export class SocialFlows {
  private readonly keys: KeyRing;
  private readonly appUrl: string;

  constructor(
    private readonly flows: SocialFlowsRepository,
    private readonly providers: SocialProviders,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.keys = keyRing(env, PURPOSES.socialFlows);
    this.appUrl = env.APP_URL;
  }

  /** Returns the provider's address for the browser. Throws UnsupportedProvider or BadRedirect. */
  async begin(actor: Actor, { provider, action, redirectUrl, userId }: FlowRequest): Promise<string> {
    const key = hostKey(actor.origin.ip);
    await this.limits.consume(actor.origin, { limit: 'socialStartByHost', key });
    const source = this.providers.require(provider);
    const redirectPath = redirectPathOf(redirectUrl, this.appUrl);
    if (redirectPath === null) throw BadRedirect();
    const state = createToken('socialState');
    const verifier = createVerifier();
    await this.flows.insert({
      stateDigest: tokenDigest(state),
      provider,
      browserDigest: browserDigestOf(actor.origin),
      action,
      userId: userId ?? null,
      sealedVerifier: sealText(this.keys[0], verifier),
      redirectPath,
      expiresAt: later(this.clock.now(), LIFETIMES.socialFlow),
    });
    return source.authorizationUrl({ state, codeChallenge: challengeOf(verifier) });
  }

  /** Uses a state up. Throws InvalidState. */
  async finish(actor: Actor, provider: SocialProviderName, state: string): Promise<FinishedFlow> {
    const key = hostKey(actor.origin.ip);
    await this.limits.consume(actor.origin, { limit: 'socialFinishByHost', key });
    if (!looksLikeToken('socialState', state)) throw InvalidState();
    const browserDigest = browserDigestOf(actor.origin);
    const flow = await this.flows.take(
      { stateDigest: tokenDigest(state), provider, browserDigest },
      this.clock.now(),
    );
    if (!flow) throw InvalidState();
    const { sealedVerifier, ...rest } = flow;
    const verifier = openWithAny(this.keys, sealedVerifier);
    if (verifier === null) throw InvalidState();
    return { ...rest, verifier };
  }
}

function browserDigestOf({ browser }: Origin): Buffer | null {
  return browser === undefined ? null : tokenDigest(browser);
}
