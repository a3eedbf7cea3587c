import { Injectable } from '@nestjs/common';
import { NO_PREFERENCES, type Preferences } from '@kimari/common/preferences';
import { readTimeZone } from '@kimari/common/time-zone';
import type { UserActor } from '../../../access/actor';
import { Transactions } from '../../../kernel/database/transactions';
import { customIssue } from '../../../kernel/errors/issue';
import { SessionsService } from '../../auth';
import { UsersService } from '../../users';

/** Left out stays; null goes back to the default. */
export type PreferenceChanges = Partial<Preferences> & {
  readonly timeZone?: string | null;
};

/** Stores language, time zone and display preferences. They need no proof of ownership. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
  ) {}

  /** Throws InvalidInput for an unknown time zone. */
  async update(actor: UserActor, { timeZone, ...display }: PreferenceChanges): Promise<void> {
    const zone = typeof timeZone === 'string' ? readTimeZone(timeZone) : timeZone;
    if (zone === null && timeZone !== null) throw customIssue(['timeZone'], 'timeZoneUnknown');
    await this.transactions.runInTurn(actor.userId, async () => {
      const { preferences } = await this.sessions.account(actor);
      await this.users.update(actor.userId, {
        // Mails follow the pages, but need a language even when these follow the browser.
        ...(display.locale && { locale: display.locale }),
        ...(zone !== undefined && { timeZone: zone }),
        preferences: chosen({ ...preferences, ...defined(display) }),
      });
    });
  }
}

function defined(changes: Partial<Preferences>): Partial<Preferences> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Only known preferences, and only values that differ from the default. */
function chosen(preferences: Preferences): Partial<Preferences> {
  return Object.fromEntries(
    Object.entries(preferences).filter(([name, value]) => name in NO_PREFERENCES && value !== null),
  );
}
