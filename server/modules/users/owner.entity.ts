import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user or an organization, as far as both are holders of a name in the one namespace. */
@Entity('owners')
export class Owner {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: 'user' | 'organization';

  /** As typed. */
  @Column('text')
  name!: string;

  /** As compared. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;
}
