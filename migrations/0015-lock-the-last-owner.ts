import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each statement of the function looks anew, so the second one sees what was committed while the first waited. */
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
 * Two owners who left at the same moment each saw the other one stay. Now the second one looks when the first is done: the
 * organization's row is locked until the commit.
 */
export class LockTheLastOwner1790000000015 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(functionWith('for no key update'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(functionWith(''));
  }
}
