import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of `rules` and `rule_search_documents` say the same in their former and in their new words. */
const AUDIENCE_OF = `case visibility when 'public' then 'everyone' else 'holders' end`;

/**
 * `rules.audience` says who sees a rule, and `rule_is_visible` is the one place where SQL decides it.
 *
 * Both tables stay locked until the commit. Neither is rewritten: rows take the default, only those of private rules are
 * updated, and `rules` is read once for its constraint.
 *
 * The release before this one neither writes `rules.audience` nor knows `rule_search_documents.audience`. Two triggers
 * translate, so that it can go on while this one starts; a later migration drops them together with
 * `rule_search_documents.visibility`.
 */
export class RuleAudience1790000000017 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['rules', 'rule_search_documents']) {
      await queryRunner.query(`alter table ${table} add column audience text not null default 'everyone'`);
      await queryRunner.query(
        `update ${table} set audience = ${AUDIENCE_OF} where audience <> ${AUDIENCE_OF}`,
      );
      await queryRunner.query(`alter table ${table} alter column audience drop default`);
    }
    // The second constraint is the one that changes when an audience can differ from what is shown as visibility.
    await queryRunner.query(`
      alter table rules
        add constraint ck_rules_audience check (audience in ('everyone', 'holders')),
        add constraint ck_rules_audience_visibility check (audience = ${AUDIENCE_OF})`);
    await queryRunner.query(`
      create function rule_is_visible(audience text, owner_id uuid, includes_everyone boolean, owners uuid[])
        returns boolean language sql immutable parallel safe
      as $$
        select audience = 'everyone' and includes_everyone or audience = 'holders' and owner_id = any (owners)
      $$`);
    await queryRunner.query(
      searchMatching(
        'includes_everyone',
        'rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)',
      ),
    );
    await this.translateForTheReleaseBefore(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger rules_audience on rules`);
    await queryRunner.query(`drop trigger rule_search_documents_audience on rule_search_documents`);
    await queryRunner.query(`drop function translate_visibility`);
    await queryRunner.query(
      searchMatching(
        'includes_public',
        `(d.visibility = 'public' and includes_public or d.visibility = 'private' and d.owner_id = any (owners))`,
      ),
    );
    await queryRunner.query(`drop function rule_is_visible`);
    await queryRunner.query(`alter table rule_search_documents drop column audience`);
    await queryRunner.query(`alter table rules drop column audience`);
  }

  private async translateForTheReleaseBefore(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function translate_visibility() returns trigger language plpgsql as $$
      begin
        if new.visibility is null or tg_op = 'UPDATE' and new.audience <> old.audience then
          new.visibility := case new.audience when 'everyone' then 'public' else 'private' end;
        elsif new.audience is null or tg_op = 'UPDATE' and new.visibility <> old.visibility then
          new.audience := case new.visibility when 'public' then 'everyone' else 'holders' end;
        end if;
        return new;
      end $$`);
    await queryRunner.query(`
      create trigger rules_audience before insert or update of visibility on rules
        for each row execute function translate_visibility()`);
    await queryRunner.query(`
      create trigger rule_search_documents_audience before insert or update of audience, visibility
        on rule_search_documents for each row execute function translate_visibility()`);
  }
}

/** The function of `0010-rule-search.ts`, which says why it exists; only its condition on who sees a rule differs. */
function searchMatching(everyone: string, isVisible: string): string {
  return `
    drop function rule_search_matching;
    create function rule_search_matching(
        query tsquery, ${everyone} boolean, owners uuid[], wanted_type text, most integer)
      returns table (rule_id uuid, type text, popularity bigint)
      language sql stable rows 1000
      set enable_seqscan = off
    as $$
      select d.rule_id, d.type, d.popularity
      from rule_search_documents d
      where d.terms @@ query
        and ${isVisible}
        and (wanted_type is null or d.type = wanted_type)
      limit most
    $$`;
}
