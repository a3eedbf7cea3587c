import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { ChecksRepository } from './checks.repository';
import { TextChecker } from './text-checker.service';
import type { TextChecks } from './text-checks';

/** Checks a published text again, before its turn comes. It adds findings and never hides anything. */
@Injectable()
export class RecheckService {
  constructor(
    private readonly checker: TextChecker,
    private readonly checks: ChecksRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws Unavailable when there is no thread for a long text. Call it outside of a transaction: it takes a while. */
  inspect(content: string): Promise<TextChecks> {
    return this.checker.check(content);
  }

  /** What its author has accepted stays accepted. */
  store(versionId: string, found: TextChecks): Promise<void> {
    return this.checks.write([{ versionId, ...found }], this.clock.now());
  }
}
