import { Injectable } from '@nestjs/common';
import { type RuleDraft, RulesRepository } from '../rules.repository';

export type { RuleDraft };

/**
 * Writes rules as a program has read them, with their dates, and without the checks of a person's request. Call it in the
 * transaction that also indexes them.
 */
@Injectable()
export class ImportedRules {
  constructor(private readonly rules: RulesRepository) {}

  /** Throws RuleNameTaken, RuleNameWithheld, OrganizationNotFound. */
  insert(...rules: readonly RuleDraft[]): Promise<void> {
    return this.rules.insert(...rules);
  }

  /** Throws RuleNameTaken, RuleNameWithheld. */
  update(id: string, changes: Partial<RuleDraft>): Promise<void> {
    return this.rules.update(id, changes);
  }
}
