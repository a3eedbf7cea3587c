import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A yanked version: `latest` skips it; reads by number still return it, marked as yanked. */
@Entity('version_yanks')
export class VersionYank {
  @PrimaryColumn('uuid', { name: 'version_id' })
  versionId!: string;

  @Column('text')
  reason!: string;

  @Column('uuid', { name: 'yanked_by' })
  yankedBy!: string;

  @Column('timestamptz', { name: 'yanked_at' })
  yankedAt!: Date;
}
