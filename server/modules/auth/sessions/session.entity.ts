import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in client, with the family of refresh tokens that descend from one sign-in. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('boolean', { name: 'remember_me' })
  rememberMe!: boolean;

  @Column('text', { nullable: true })
  ip!: string | null;

  @Column('text', { nullable: true })
  agent!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When it was last refreshed. */
  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt!: Date;

  /** The session ends then unless it is refreshed. */
  @Column('timestamptz', { name: 'idle_expires_at' })
  idleExpiresAt!: Date;

  /** The session always ends then. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /** When the person at the session last proved again to own the account. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
