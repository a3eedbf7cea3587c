import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A group of users that owns rules. `owners` stores its name, in the namespace shared with users. */
@Entity('organizations')
export class Organization {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'display_name' })
  displayName!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  /** The owner named where an API shows a single one. If it is null or no longer an owner, the longest-serving owner is shown. */
  @Column('uuid', { name: 'main_owner_id', nullable: true })
  mainOwnerId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
