import { asOneLine } from '@kimari/common/one-line';
import { Injectable } from '@nestjs/common';
import type { SignedInActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import type { UserResult } from '../user.result';
import { UsersService } from '../users.service';
import type { UpdateProfileInput } from './editing.inputs';
import { ProfileRepository } from './profile.repository';

/** Edits the profiles of users. */
@Injectable()
export class ProfileEditing {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfileRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Changes the given fields of the caller's profile and returns the account. */
  async update(actor: SignedInActor, input: UpdateProfileInput): Promise<UserResult> {
    return this.transactions.run(async () => {
      const { displayName, bio, location, website } = await this.users.get(actor.userId);
      const fields = {
        displayName: line(input.displayName, displayName),
        bio: paragraphs(input.bio, bio),
        location: line(input.location, location),
        website: line(input.website, website),
      };
      if (await this.profiles.update(actor.userId, fields, this.clock.now())) {
        await this.audit.record(actor, 'user.update-profile', { kind: 'user', id: actor.userId });
      }
      return this.users.get(actor.userId);
    });
  }
}

type Given = string | null | undefined;

/** A text of one line, without spaces around it; null when empty. */
function line(given: Given, current: string | null): string | null {
  return given === undefined ? current : asOneLine(given ?? '').replace(/\s+/g, ' ') || null;
}

/** A text of several lines, without empty ones around it; null when empty. */
function paragraphs(given: Given, current: string | null): string | null {
  return given === undefined ? current : (given ?? '').replace(/\r\n?/g, '\n').trim() || null;
}
