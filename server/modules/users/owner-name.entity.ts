import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A name that somebody has or had; it stays theirs for ever. */
@Entity('owner_names')
export class OwnerName {
  @PrimaryColumn('text', { name: 'name_key' })
  nameKey!: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;
}
