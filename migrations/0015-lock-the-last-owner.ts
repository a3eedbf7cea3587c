import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each statement of the function has its own snapshot, so the second sees what was committed while the first waited. */
const functionWith = (lock: string) => `
  create or replace function memberships_keep_an_owner() returns trigger language plpgsql as $$
  declare
    checked uuid := coalesce(old.organization_id, new.organization_id);
  begin
    perform 1 from organizations where id = checked ${lock};
    if found and not exists (select 1 from memberships where organization_id = checked and role = 'owner') then
      raise exception 'organization % would have no owner', checked
        using errcode = '23514', constraint = 'ck_memberships_owner';
    end if;
    return null;
  end $$`;

/**
 * Prevents two owners who leave at the same moment from each seeing the other as remaining: the check locks the
 * organization's row until the commit.
 */
export class LockTheLastOwner1790000000015 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(functionWith('for no key update'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(functionWith(''));
  }
}
