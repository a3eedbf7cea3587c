import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database/database';
import { DeviceRequest } from './device-request.entity';

/** Who decides about a request, and how. */
export type Decision = {
  readonly id: string;
  readonly state: 'approved' | 'denied';
  readonly userId: string;
};

@Injectable()
export class DeviceRequestsRepository {
  constructor(private readonly database: Database) {}

  /** Returns false when another request has the same user code. */
  async insert(request: DeviceRequest): Promise<boolean> {
    const result = await this.database
      .repository(DeviceRequest)
      .createQueryBuilder()
      .insert()
      .values(request)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as readonly unknown[]).length > 0;
  }

  /** Locks the request until the transaction ends. */
  lockByDeviceCode(digest: Buffer): Promise<DeviceRequest | null> {
    return this.database.repository(DeviceRequest).findOne({
      where: { deviceCodeDigest: digest },
      lock: { mode: 'pessimistic_write' },
    });
  }

  findByUserCode(digests: readonly Buffer[]): Promise<DeviceRequest | null> {
    return this.database.repository(DeviceRequest).findOneBy({ userCodeDigest: In([...digests]) });
  }

  async notePoll(id: string, polledAt: Date, pollInterval: number): Promise<void> {
    await this.database.repository(DeviceRequest).update(id, { polledAt, pollInterval });
  }

  /** Uses up an approved request; false when it is not approved, or no longer. */
  async consume(id: string): Promise<boolean> {
    const { affected } = await this.database
      .repository(DeviceRequest)
      .update({ id, state: 'approved' }, { state: 'consumed' });
    return affected === 1;
  }

  /** Revokes approved requests that no tool has used yet. */
  async denyApproved(userId: string): Promise<void> {
    await this.database.repository(DeviceRequest).update({ userId, state: 'approved' }, { state: 'denied' });
  }

  /** Returns false when the request has been decided or has expired. */
  async decide({ id, state, userId }: Decision, now: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with decided as (
         update device_requests set state = $2, user_id = $3
          where id = $1 and state = 'pending' and expires_at > $4 returning id)
       select id from decided`,
      [id, state, userId, now],
    );
    return rows.length > 0;
  }
}
