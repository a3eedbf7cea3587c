import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrganizationRole } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';

/** An invitation of an address or of an account to an organization. Only the digest of its token is stored. */
@Entity('invitations')
export class Invitation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  @Column('bytea')
  digest!: Buffer;

  /** As typed; null for an invitation of an account. */
  @Column('text', { nullable: true })
  email!: string | null;

  /** The form in which addresses are compared. */
  @Column('text', { name: 'email_key', nullable: true })
  emailKey!: string | null;

  /** The invited account; null for an invitation of an address. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  role!: OrganizationRole;

  @Column('text')
  locale!: Locale;

  @Column('uuid', { name: 'invited_by' })
  invitedBy!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /** When it was accepted or revoked. */
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;
}
