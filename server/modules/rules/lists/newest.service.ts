import { Injectable } from '@nestjs/common';
import { type Actor, userIdOf } from '../../../access/actor';
import type { RuleResult } from '../rule.result';
import { RulesRepository } from '../rules.repository';
import { NewestRepository } from './newest.repository';

/** Lists the newest public rules, one of each owner as far as there are enough owners. */
@Injectable()
export class NewestService {
  constructor(
    private readonly newest: NewestRepository,
    private readonly repository: RulesRepository,
  ) {}

  /** After an import, the latest rules all belong to one owner, and a list of only those says little. */
  async list(actor: Actor, limit: number): Promise<readonly RuleResult[]> {
    return this.repository.findByIds(await this.newest.find(limit), userIdOf(actor));
  }
}
