import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteRole } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import type { Preferences } from '@kimari/common/preferences';

/** An account. Its name lives in `owners`, its password in `credentials`. */
@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id!: string;

  /** As typed; null once the account is deleted. */
  @Column('text', { nullable: true })
  email!: string | null;

  /** The form in which addresses are compared. */
  @Column('text', { name: 'email_key', nullable: true })
  emailKey!: string | null;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  /** The assigned role. The configuration appoints administrators. */
  @Column('text')
  role!: SiteRole;

  @Column('text', { name: 'display_name', nullable: true })
  displayName!: string | null;

  @Column('text', { nullable: true })
  bio!: string | null;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { nullable: true })
  website!: string | null;

  /** Key of the picture, which is served at `/api/<key>`. */
  @Column('text', { name: 'avatar_url', nullable: true })
  avatarUrl!: string | null;

  @Column('text')
  locale!: Locale;

  /** The IANA name of the zone in which dates are shown; null for that of the browser. */
  @Column('text', { name: 'time_zone', nullable: true })
  timeZone!: string | null;

  /** Choices that differ from the default; see {@link Preferences}. */
  @Column('jsonb')
  preferences!: Partial<Preferences>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  /** Since when the account cannot be used, with the words to its owner. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  @Column('text', { name: 'suspension_reason', nullable: true })
  suspensionReason!: string | null;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
