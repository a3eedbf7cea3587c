import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A current or former name of an owner, to whom it stays reserved for ever. */
@Entity('owner_names')
export class OwnerName {
  @PrimaryColumn('text', { name: 'name_key' })
  nameKey!: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;
}
