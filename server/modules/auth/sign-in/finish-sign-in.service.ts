import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import type { UserResult } from '../../users';
import { SessionsService } from '../sessions/sessions.service';
import { KnownNetworksRepository } from './known-networks.repository';
import type { SignInOutcome } from './sign-in-outcome';

/** The last step of every sign-in, after a person has proved who they are. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly sessions: SessionsService,
    private readonly networks: KnownNetworksRepository,
  ) {}

  /** Starts a session. The address of the account must be verified. */
  async finish(
    actor: Actor,
    user: UserResult,
    { rememberMe }: { readonly rememberMe: boolean },
  ): Promise<SignInOutcome> {
    await this.networks.remember(user.id, actor.origin.ip);
    return { kind: 'signed-in', ...(await this.sessions.start(actor, user, rememberMe)) };
  }
}
