import { Injectable } from '@nestjs/common';
import type { SocialProviderName } from '@kimari/common/enums';
import { Database } from '../../../kernel/database/database';
import { SocialFlow } from './flow.entity';

/** A flow continues only if all of these match. */
export type FlowKey = {
  readonly stateDigest: Buffer;
  readonly provider: SocialProviderName;
  readonly browserDigest: Buffer | null;
};

export type TakenFlow = Pick<SocialFlow, 'action' | 'userId' | 'sealedVerifier' | 'redirectPath'>;

@Injectable()
export class SocialFlowsRepository {
  constructor(private readonly database: Database) {}

  async insert(flow: SocialFlow): Promise<void> {
    await this.database.repository(SocialFlow).insert(flow);
  }

  /** Removes a live flow and returns it; null if there is none. Of concurrent calls, one succeeds. */
  async take({ stateDigest, provider, browserDigest }: FlowKey, now: Date): Promise<TakenFlow | null> {
    const rows = await this.database.write<TakenFlow>(
      `with taken as (
         delete from social_flows
          where state_digest = $1 and provider = $2 and browser_digest is not distinct from $3 and expires_at > $4
         returning action, user_id, sealed_verifier, redirect_path)
       select action, user_id as "userId", sealed_verifier as "sealedVerifier", redirect_path as "redirectPath"
         from taken`,
      [stateDigest, provider, browserDigest, now],
    );
    return rows[0] ?? null;
  }
}
