import { Column, Entity, PrimaryColumn } from 'typeorm';

export type OneTimePurpose =
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'invitation'
  | 'social-sign-up'
  | 'second-factor';

/** A mailed single-use link with a purpose and an expiry. Only the digest of its token is stored. */
@Entity('one_time_tokens')
export class OneTimeToken {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  purpose!: OneTimePurpose;

  @Column('bytea')
  digest!: Buffer;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** Data for the purpose, such as the address that the link was mailed to. */
  @Column('jsonb')
  payload!: Readonly<Record<string, string>>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'consumed_at', nullable: true })
  consumedAt!: Date | null;
}
