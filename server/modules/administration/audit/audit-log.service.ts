import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../kernel/audit/audit';
import {
  AuditLogRepository,
  type AuditSelection,
  type LoggedEvent,
} from '../../../kernel/audit/audit-log.repository';
import { requireText } from '../../../kernel/schema/require-text';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { type Administrator, Administrators } from '../administrators.service';
import type { AuditFilter, AuditLogEntry, AuditOutcome } from './audit-log.result';
import { AuditSubjectsRepository } from './audit-subjects.repository';

export type AuditLogPage = PageKeys & { readonly items: readonly AuditLogEntry[]; readonly total: number };

/** Actions that record a refusal. */
const REFUSALS = ['session.refuse', 'session.reuse-detected', 'second-factor.refuse'];
/** An id that nothing has. */
const NOTHING = '00000000-0000-0000-0000-000000000000';

/** Reads the audit log, for administrators and operators. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly administrators: Administrators,
    private readonly log: AuditLogRepository,
    private readonly subjects: AuditSubjectsRepository,
    private readonly audit: Audit,
  ) {}

  /** Newest first. Throws what {@link Administrators.require} throws. */
  async list(actor: Administrator, filter: AuditFilter, window: Window): Promise<AuditLogPage> {
    await this.administrators.require(actor);
    const { rows, ...page } = await this.log.list(await this.selectionOf(filter), window);
    return { items: rows.map(withOutcome), ...page };
  }

  /** The names of a filter that nobody and nothing has. */
  async unknownNames(actor: Administrator, filter: Pick<AuditFilter, 'actor' | 'target'>): Promise<string[]> {
    await this.administrators.require(actor);
    const names = [filter.actor, filter.target].flatMap((name) => name?.trim() || []);
    const found = await Promise.all(names.map((name) => this.subjects.find(name)));
    return names.filter((_, index) => found[index] === null);
  }

  /** Every action that was ever recorded, sorted. */
  async actions(actor: Administrator): Promise<readonly string[]> {
    await this.administrators.require(actor);
    return this.log.actions();
  }

  /** All selected events, newest first, in pieces of bounded size. The export itself is recorded first. */
  async open(actor: Administrator, filter: AuditFilter): Promise<AsyncGenerator<readonly AuditLogEntry[]>> {
    await this.administrators.require(actor);
    const selection = await this.selectionOf(filter);
    const given = Object.entries(filter).filter(([, value]) => value !== undefined);
    await this.audit.record(actor, 'audit.export', null, Object.fromEntries(given));
    return this.entries(selection);
  }

  private async *entries(selection: AuditSelection): AsyncGenerator<readonly AuditLogEntry[]> {
    for await (const page of this.log.pages(selection)) yield page.map(withOutcome);
  }

  private async selectionOf({
    actor,
    target,
    action,
    outcome,
    from,
    until,
  }: AuditFilter): Promise<AuditSelection> {
    for (const [name, text = ''] of Object.entries({ actor, target, action }))
      requireText(text, ADMINISTRATION_LIMITS.search.max, name);
    const [actorId, targetId] = await Promise.all([this.idOf(actor), this.idOf(target)]);
    return {
      ...(actorId !== undefined && { actorId }),
      ...(targetId !== undefined && { targetId }),
      ...(await this.actionsOf(action?.trim(), outcome)),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    };
  }

  /** An unknown name selects nothing. */
  private async idOf(typed: string | undefined): Promise<string | undefined> {
    const text = typed?.trim() ?? '';
    return text === '' ? undefined : ((await this.subjects.find(text)) ?? NOTHING);
  }

  private async actionsOf(
    action: string | undefined,
    outcome: AuditOutcome | undefined,
  ): Promise<Pick<AuditSelection, 'actions' | 'notActions'>> {
    if (!action)
      return outcome === undefined ? {} : { [outcome === 'done' ? 'notActions' : 'actions']: REFUSALS };
    const known = action.includes('.') ? [action] : await this.log.actions();
    const chosen = known.filter((each) => each === action || each.startsWith(`${action}.`));
    const isRefusal = (each: string) => REFUSALS.includes(each);
    return {
      actions:
        outcome === undefined ? chosen : chosen.filter((each) => isRefusal(each) === (outcome === 'refused')),
    };
  }
}

function withOutcome(event: LoggedEvent): AuditLogEntry {
  return { ...event, outcome: REFUSALS.includes(event.action) ? 'refused' : 'done' };
}
