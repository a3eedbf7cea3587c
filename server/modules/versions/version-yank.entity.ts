import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version that was withdrawn: `latest` skips it, exact reads still work and say so. */
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
