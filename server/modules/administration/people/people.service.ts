import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { isUuid } from '../../../kernel/database/uuid';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { keysOf } from '../../../kernel/schema/keyset';
import { UserNotFound, type UserResult, UsersService } from '../../users';
import { type Administrator, Administrators } from '../administrators.service';
import { PeopleRepository } from './people.repository';
import type { Person, PersonSelection } from './person.result';

export type PeoplePage = PageKeys & { readonly items: readonly Person[]; readonly total: number };

/** Finds accounts, for administrators and operators. */
@Injectable()
export class People {
  constructor(
    private readonly administrators: Administrators,
    private readonly people: PeopleRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** The account created last first. Throws what {@link Administrators.require} throws. */
  async list(actor: Administrator, selection: PersonSelection, window: Window): Promise<PeoplePage> {
    await this.administrators.require(actor);
    const { ids, total, keys, hasMore } = await this.people.list(
      { ...selection, text: selection.text?.trim().replace(/^@/, '') },
      window,
    );
    const items = await this.describe(ids);
    return { items, total, hasMore, keys: keysOf(items, keys) };
  }

  /** By id, by name or by address. Also throws UserNotFound. */
  async get(actor: Administrator, who: string): Promise<Person> {
    await this.administrators.require(actor);
    const user = await this.find(who.trim());
    const [person] = user && !user.isDeleted ? await this.describe([user.id]) : [];
    if (!person) throw UserNotFound();
    return person;
  }

  private find(who: string): Promise<UserResult | null> {
    if (isUuid(who)) return this.users.find(who);
    return who.lastIndexOf('@') > 0
      ? this.users.findByEmail(who)
      : this.users.findByName(who.replace(/^@/, ''));
  }

  private async describe(ids: readonly string[]): Promise<readonly Person[]> {
    const [users, facts] = await Promise.all([
      this.users.findMany(ids),
      this.people.facts(ids, this.clock.now()),
    ]);
    const factsOf = new Map(facts.map((each) => [each.id, each]));
    return users.flatMap((user) => {
      const known = user && factsOf.get(user.id);
      return user && known ? [{ ...user, ...known }] : [];
    });
  }
}
