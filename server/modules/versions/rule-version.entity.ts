import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One published text of a rule. Rows are immutable; a trigger rejects updates. */
@Entity('rule_versions')
export class RuleVersion {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'rule_id' })
  ruleId!: string;

  @Column('integer')
  major!: number;

  @Column('integer')
  minor!: number;

  @Column('integer')
  patch!: number;

  @Column('text')
  content!: string;

  /** SHA-256 of the UTF-8 bytes of the content. */
  @Column('bytea')
  digest!: Buffer;

  /** UTF-8 bytes. */
  @Column('integer')
  size!: number;

  @Column('text')
  changelog!: string;

  /** Lines added since the previous version; null for the first one, and when the comparison took too long. */
  @Column('integer', { nullable: true })
  additions!: number | null;

  @Column('integer', { nullable: true })
  deletions!: number | null;

  @Column('uuid', { name: 'created_by' })
  createdBy!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
