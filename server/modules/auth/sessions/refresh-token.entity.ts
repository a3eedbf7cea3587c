import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A refresh token of a session, as its digest. A used one stays, so that using it again is noticed. */
@Entity('refresh_tokens')
export class RefreshToken {
  @PrimaryColumn('bytea')
  digest!: Buffer;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  /** The token it was exchanged for; null for the first one of a session. */
  @Column('bytea', { name: 'parent_digest', nullable: true })
  parentDigest!: Buffer | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
