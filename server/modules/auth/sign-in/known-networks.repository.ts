import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import { codesOf, type KeyRing, keyRing, type Secrets } from '../../../kernel/crypto/key-ring';
import { Database } from '../../../kernel/database/database';
import { networkKey } from '../../../kernel/http/network-address';
import { later, LIFETIMES } from '../lifetimes';

/** The networks (/24 of IPv4, /64 of IPv6) from which an account has signed in, stored as digests. */
@Injectable()
export class KnownNetworksRepository {
  private readonly keys: KeyRing;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(ENV) env: Secrets,
  ) {
    this.keys = keyRing(env, 'known-networks/v1');
  }

  /** Also runs the query for a null `userId`, so that the response time does not reveal whether an account exists. */
  async knows(userId: string | null, ip: string): Promise<boolean> {
    const since = later(this.clock.now(), -LIFETIMES.knownNetwork);
    const rows = await this.database.read(
      'select 1 from sign_in_networks where user_id = $1 and network = any ($2) and last_used_at > $3',
      [userId, this.digests(userId, ip), since],
    );
    return rows.length > 0;
  }

  /** Records a sign-in from a network. */
  async remember(userId: string, ip: string): Promise<void> {
    await this.database.write(
      `insert into sign_in_networks (user_id, network, last_used_at) values ($1, $2, $3)
       on conflict (user_id, network) do update set last_used_at = excluded.last_used_at`,
      [userId, this.digests(userId, ip)[0], this.clock.now()],
    );
  }

  /** Differs by account, so that rows do not reveal who shares a network. */
  private digests(userId: string | null, ip: string): readonly Buffer[] {
    return codesOf(this.keys, `${userId} ${networkKey(ip)}`);
  }
}
