import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The digest of a refresh token. Used tokens are kept, so that reuse is detected. */
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
