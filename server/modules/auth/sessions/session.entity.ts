import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody signed in somewhere; the family of all refresh tokens that followed from one sign-in. */
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

  /** Ends unless it is refreshed before. */
  @Column('timestamptz', { name: 'idle_expires_at' })
  idleExpiresAt!: Date;

  /** Ends in any case. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
