import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TokenScope } from '@kimari/common/enums';

/** `pending` becomes `approved` or `denied`, and `approved` becomes `consumed` when the token is issued. */
export type DeviceRequestState = 'pending' | 'approved' | 'denied' | 'consumed';

/** A tool that asks for a token (RFC 8628). Its two codes are stored as digests only. */
@Entity('device_requests')
export class DeviceRequest {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea', { name: 'device_code_digest' })
  deviceCodeDigest!: Buffer;

  @Column('bytea', { name: 'user_code_digest' })
  userCodeDigest!: Buffer;

  @Column('text', { name: 'client_id' })
  clientId!: string;

  @Column('text', { name: 'device_name', nullable: true })
  deviceName!: string | null;

  @Column('text', { array: true })
  scopes!: TokenScope[];

  /** SHA-256 of a secret of the tool, in base64url (RFC 7636, S256). */
  @Column('text', { name: 'code_challenge', nullable: true })
  codeChallenge!: string | null;

  @Column('text', { nullable: true })
  ip!: string | null;

  @Column('text', { nullable: true })
  agent!: string | null;

  @Column('text')
  state!: DeviceRequestState;

  /** Who decided. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** Seconds that must pass between two polls. */
  @Column('integer', { name: 'poll_interval' })
  pollInterval!: number;

  @Column('timestamptz', { name: 'polled_at', nullable: true })
  polledAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
