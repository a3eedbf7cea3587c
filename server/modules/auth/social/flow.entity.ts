import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SocialProviderName } from '@kimari/common/enums';

/** The purpose of a sign-in at a provider. */
export type SocialAction = 'login' | 'register' | 'link';

/** A sign-in whose browser is at the provider. */
@Entity('social_flows')
export class SocialFlow {
  @PrimaryColumn('bytea', { name: 'state_digest' })
  stateDigest!: Buffer;

  @Column('text')
  provider!: SocialProviderName;

  /** The browser that may finish it; null for a client of the API. */
  @Column('bytea', { name: 'browser_digest', nullable: true })
  browserDigest!: Buffer | null;

  @Column('text')
  action!: SocialAction;

  /** The account to link; null for other actions. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text', { name: 'sealed_verifier' })
  sealedVerifier!: string;

  @Column('text', { name: 'redirect_path' })
  redirectPath!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
