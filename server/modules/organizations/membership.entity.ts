import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrganizationRole } from '@kimari/common/enums';

/** A user's membership in an organization. */
@Entity('memberships')
export class Membership {
  @PrimaryColumn('uuid', { name: 'organization_id' })
  organizationId!: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  role!: OrganizationRole;

  @Column('timestamptz', { name: 'joined_at' })
  joinedAt!: Date;
}
