import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The password of an account, as an argon2id PHC string. */
@Entity('credentials')
export class Credential {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
