import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Audience, RuleType, StoredVisibility } from '@kimari/common/enums';

/** A rule, without its texts and counters. */
@Entity('rules')
export class Rule {
  @PrimaryColumn('uuid')
  id!: string;

  /** The organization, or the creator of a rule without one. */
  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId!: string | null;

  @Column('uuid', { name: 'created_by' })
  createdBy!: string;

  @Column('text')
  type!: RuleType;

  @Column('text')
  visibility!: StoredVisibility;

  /** Who sees the rule; `rule-audience.ts` derives it from the visibility and from what moderators hide. */
  @Column('text')
  audience!: Audience;

  /** Whether moderators have hidden the rule. */
  @Column('boolean', { name: 'is_hidden' })
  isHidden!: boolean;

  @Column('text')
  name!: string;

  /** The name as compared: lower case, `_` as `-`. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { array: true })
  tags!: string[];

  /** The first lines of the current text, without front matter. */
  @Column('text')
  excerpt!: string;

  /** Of the versions that are not hidden, the highest that is not yanked, or the highest one if all are yanked. */
  @Column('uuid', { name: 'latest_version_id' })
  latestVersionId!: string;

  @Column('text', { name: 'deprecation_message', nullable: true })
  deprecationMessage!: string | null;

  @Column('uuid', { name: 'replacement_id', nullable: true })
  replacementId!: string | null;

  /** Where an imported rule comes from: `owner/name` on GitHub, or an address. Null for rules written here. */
  @Column('text', { name: 'source_repository', nullable: true })
  sourceRepository!: string | null;

  /** The licence that an import names; an SPDX expression. */
  @Column('text', { nullable: true })
  license!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  /** When the rule first became public. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  /** When the rule was deleted; `trash.service.ts` says for how long it can be brought back. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  @Column('uuid', { name: 'deleted_by', nullable: true })
  deletedBy!: string | null;
}
