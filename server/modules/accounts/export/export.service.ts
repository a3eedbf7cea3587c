import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock, unixSeconds } from '../../../kernel/clock';
import { jsonPieces, type StreamedJson } from '../../../kernel/http/json-pieces';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { picturePath } from '../../users';
import type { AccountSettings } from '../settings/settings.result';
import { AccountSettingsService } from '../settings/settings.service';
import type { AccountData } from './account-data';
import { type ExportRow, ExportRepository, FIRST_KEY } from './export.repository';

/** The shape of the file, which `docs/api.md` describes. */
const FORMAT = { format: 'kimari-account', formatVersion: 1 };

/**
 * Collects everything about a person in one JSON file. It is read while it is sent, page by page, so that neither memory
 * nor a connection is held for a slow reader; changes made meanwhile may or may not be in it.
 */
@Injectable()
export class AccountExport {
  constructor(
    private readonly data: ExportRepository,
    private readonly settings: AccountSettingsService,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async open(actor: UserActor): Promise<AccountData> {
    const { userId } = actor;
    await this.limits.consume(actor.origin, { limit: 'exportsByUser', key: userId });
    const settings = await this.settings.read(actor);
    await this.audit.record(actor, 'user.export', { kind: 'user', id: userId });
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    const document: StreamedJson = {
      ...FORMAT,
      exportedAt: unixSeconds(now),
      ...sectionsOf(settings),
      formerAndCurrentNames: await this.data.names(userId),
      linkedAccounts: await this.data.linkedAccounts(userId),
      secondFactor: await this.data.secondFactor(userId),
      organizations: pages((after) => this.data.organizations(userId, after)),
      stars: pages((after) => this.data.stars(userId, after)),
      reports: pages((after) => this.data.reports(userId, after)),
      nameRequests: pages((after) => this.data.nameRequests(userId, after)),
      sessions: pages((after) => this.data.sessions(userId, after)),
      cliTokens: pages((after) => this.data.cliTokens(userId, after)),
      securityEvents: pages((after) => this.data.events(userId, after)),
      rules: this.rulesOf(userId),
    };
    return { fileName: `kimari-${settings.user.username}-${day}.json`, pieces: jsonPieces(document) };
  }

  private async *rulesOf(userId: string): AsyncGenerator<StreamedJson> {
    for await (const { key, item } of rows((after) => this.data.rules(userId, after)))
      yield { ...item, versions: pages((after) => this.data.versions(userId, key, after)) };
  }
}

function sectionsOf({ user, hasPassword, providers, pendingEmail }: AccountSettings) {
  const { id, username, displayName, bio, location, website, avatarUrl, createdAt, updatedAt } = user;
  const { email, emailVerified, role, locale, timeZone, preferences } = user;
  return {
    profile: {
      ...{ id, username, displayName, bio, location, website, avatarUrl: picturePath(avatarUrl) },
      createdAt: unixSeconds(createdAt),
      updatedAt: unixSeconds(updatedAt),
    },
    settings: {
      email,
      emailVerified,
      pendingEmail,
      hasPassword,
      providers,
      role,
      locale,
      timeZone,
      preferences,
    },
  };
}

type ReadPage = (after: string) => Promise<readonly ExportRow[]>;

async function* rows(read: ReadPage): AsyncGenerator<ExportRow> {
  let page = await read(FIRST_KEY);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield* page;
    page = await read(last.key);
  }
}

async function* pages(read: ReadPage): AsyncGenerator<StreamedJson> {
  for await (const { item } of rows(read)) yield item;
}
