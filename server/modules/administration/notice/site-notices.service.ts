import { Injectable } from '@nestjs/common';
import type { NoticeSeverity } from '@kimari/common/enums';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { asOneLine } from '@kimari/common/one-line';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { customIssue, InvalidInput } from '../../../kernel/errors/issue';
import { CurrentNotice } from '../../../kernel/notice/current-notice';
import type { SiteNotice } from '../../../kernel/notice/site-notice';
import { SiteNoticeRepository } from '../../../kernel/notice/site-notice.repository';
import { checkField } from '../../../kernel/schema/field-spec';
import { NoNotice } from '../administration.errors';
import { type Administrator, Administrators } from '../administrators.service';

/** What a notice is to say, and when. Empty texts are none. */
export type NoticeWords = {
  readonly severity: NoticeSeverity;
  readonly textJa: string;
  readonly textEn: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
};

/** The notice to everybody, for administrators. All throw what {@link Administrators.require} throws. */
@Injectable()
export class SiteNotices {
  constructor(
    private readonly administrators: Administrators,
    private readonly notices: SiteNoticeRepository,
    private readonly current: CurrentNotice,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The notice, whether it is shown now or not; null without one. */
  async find(actor: Administrator): Promise<SiteNotice | null> {
    await this.administrators.require(actor);
    return this.notices.find();
  }

  /** Replaces the notice. Throws InvalidInput. */
  async set(actor: Administrator, words: NoticeWords): Promise<SiteNotice> {
    await this.administrators.require(actor);
    requireSayable(words);
    const now = this.clock.now();
    if (words.endsAt && words.endsAt <= (words.startsAt ?? now))
      throw customIssue(['endsAt'], words.startsAt ? 'endBeforeBeginning' : 'past');
    const { severity, startsAt, endsAt } = words;
    const texts = { textJa: storedText(words.textJa), textEn: storedText(words.textEn) };
    const saved = await this.transactions.run(async () => {
      const notice = await this.notices.save({
        ...{ id: uuid(), severity, ...texts, startsAt, endsAt },
        savedAt: now,
      });
      const details = { severity, ...texts, startsAt, endsAt };
      await this.audit.record(actor, 'site-notice.set', { kind: 'notice', id: notice.id }, details);
      return notice;
    });
    this.current.learn(saved);
    return saved;
  }

  /** Throws NoNotice. */
  async remove(actor: Administrator): Promise<void> {
    await this.administrators.require(actor);
    await this.transactions.run(async () => {
      const id = await this.notices.remove();
      if (id === null) throw NoNotice();
      await this.audit.record(actor, 'site-notice.remove', { kind: 'notice', id });
    });
    this.current.learn(null);
  }
}

/** Checks what the command line passes on; the input class checks the same for GraphQL. */
function requireSayable({ textJa, textEn }: NoticeWords): void {
  const { max } = ADMINISTRATION_LIMITS.siteNotice;
  const issues = Object.entries({ textJa, textEn }).flatMap(([name, text]) =>
    checkField({ kind: 'text', max, oneLine: true }, text, [name]),
  );
  if (issues.length > 0) throw new InvalidInput(issues);
  if (storedText(textJa) === null && storedText(textEn) === null)
    throw customIssue(['textJa'], 'noticeBlank');
}

function storedText(text: string): string | null {
  return asOneLine(text) || null;
}
