import { Injectable } from '@nestjs/common';
import type { SocialProviderName } from '@kimari/common/enums';
import { Database } from '../../../kernel/database/database';
import { brokenConstraint } from '../../../kernel/errors/database-errors';
import { LinkedAccount } from './linked-account.entity';
import { ProviderAccountInUse } from './social.errors';

@Injectable()
export class LinkedAccountsRepository {
  constructor(private readonly database: Database) {}

  /** The user whom an account at a provider signs in. */
  async findOwner(provider: SocialProviderName, subject: string): Promise<string | null> {
    const rows = await this.database.read<{ userId: string }>(
      `select user_id as "userId" from linked_accounts where provider = $1 and subject = $2`,
      [provider, subject],
    );
    return rows[0]?.userId ?? null;
  }

  /** Oldest first. */
  list(userId: string): Promise<LinkedAccount[]> {
    return this.database
      .repository(LinkedAccount)
      .find({ where: { userId }, order: { linkedAt: 'ASC', provider: 'ASC' } });
  }

  /** Makes concurrent changes of the ways into an account wait until the transaction ends. */
  async lockUser(userId: string): Promise<void> {
    await this.database.write('select 1 from users where id = $1 for no key update', [userId]);
  }

  /** Throws {@link ProviderAccountInUse} when either account is linked to a different one. */
  async insert(account: LinkedAccount): Promise<void> {
    try {
      await this.database.repository(LinkedAccount).insert(account);
    } catch (error) {
      const broken = brokenConstraint(error);
      if (broken === 'pk_linked_accounts' || broken === 'uq_linked_accounts_user')
        throw ProviderAccountInUse();
      throw error;
    }
  }

  /** Returns whether the user had an account at the provider. */
  async remove(userId: string, provider: SocialProviderName): Promise<boolean> {
    const { affected } = await this.database.repository(LinkedAccount).delete({ userId, provider });
    return affected === 1;
  }

  async removeAll(userId: string): Promise<void> {
    await this.database.repository(LinkedAccount).delete({ userId });
  }
}
