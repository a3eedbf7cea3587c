import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The common part of users and organizations: a name in their shared namespace. */
@Entity('owners')
export class Owner {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: 'user' | 'organization';

  /** As typed. */
  @Column('text')
  name!: string;

  /** The form in which names are compared. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;
}
