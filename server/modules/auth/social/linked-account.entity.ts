import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SocialProviderName } from '@kimari/common/enums';

/** An account at a provider that signs a user in. A user has at most one at each provider. */
@Entity('linked_accounts')
export class LinkedAccount {
  @PrimaryColumn('text')
  provider!: SocialProviderName;

  /** The id of the account there. */
  @PrimaryColumn('text')
  subject!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** How its owner knows it there. */
  @Column('text')
  name!: string;

  @Column('timestamptz', { name: 'linked_at' })
  linkedAt!: Date;
}
