import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TokenScope } from '@kimari/common/enums';

/** A token with which a command-line tool acts for a user. Only its digest is stored. */
@Entity('cli_tokens')
export class CliToken {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('bytea')
  digest!: Buffer;

  @Column('text', { name: 'last_four' })
  lastFour!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'client_id' })
  clientId!: string;

  @Column('text', { array: true })
  scopes!: TokenScope[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
