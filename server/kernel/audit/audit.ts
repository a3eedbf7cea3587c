import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { type AuditActor, userIdOf } from '../../access/actor';
import { AuditRepository } from './audit.repository';

/** Audited actions on accounts and rules. */
export type AuditAction =
  | 'user.register'
  | 'user.verify-email'
  | 'user.request-email-change'
  | 'user.cancel-email-change'
  | 'user.change-email'
  | 'user.request-password-reset'
  | 'user.reset-password'
  | 'user.change-password'
  | 'user.rename'
  | 'user.allow-name'
  | 'user.invite'
  | 'user.withdraw-invitation'
  | 'user.export'
  | 'user.delete'
  | 'user.claim'
  | 'user.suspend'
  | 'user.restore'
  | 'session.confirm'
  | 'mail.resend'
  | 'mail.drop'
  | 'audit.export'
  | 'site-notice.set'
  | 'site-notice.remove'
  | 'provider.link'
  | 'provider.unlink'
  | 'user.update-profile'
  | 'user.change-avatar'
  | 'user.remove-avatar'
  | 'session.start'
  | 'session.refuse'
  | 'session.end'
  | 'session.reuse-detected'
  | 'second-factor.enable'
  | 'second-factor.disable'
  | 'second-factor.renew-codes'
  | 'second-factor.use-recovery-code'
  | 'second-factor.refuse'
  | 'cli-token.create'
  | 'cli-token.revoke'
  | 'device.approve'
  | 'device.deny'
  | 'organization.create'
  | 'organization.update'
  | 'organization.invite'
  | 'organization.revoke-invitation'
  | 'organization.accept-invitation'
  | 'organization.decline-invitation'
  | 'organization.add-member'
  | 'organization.remove-member'
  | 'organization.leave'
  | 'organization.change-role'
  | 'organization.transfer'
  | 'organization.appoint-owner'
  | 'organization.delete'
  | 'rule.create'
  | 'rule.update'
  | 'rule.publish'
  | 'rule.delete'
  | 'rule.restore'
  | 'rule.yank'
  | 'rule.unyank'
  | 'rule.deprecate'
  | 'rule.undeprecate'
  | 'report.create'
  | 'report.review'
  | 'name-request.create'
  | 'name-request.withdraw'
  | 'name-request.accept'
  | 'name-request.refuse'
  | 'moderation.take'
  | 'moderation.recheck'
  | 'moderation.dismiss'
  | 'moderation.hide'
  | 'moderation.uphold'
  | 'moderation.restore'
  | 'moderation.answer'
  | 'moderator.assign'
  | 'moderator.remove';

export type AuditTarget = {
  readonly kind:
    | 'user'
    | 'rule'
    | 'organization'
    | 'session'
    | 'cli-token'
    | 'device-request'
    | 'report'
    | 'mail'
    | 'notice';
  readonly id: string;
  readonly organizationId?: string | null;
};

export type AuditEntry = {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly target: AuditTarget | null;
  readonly details: Record<string, unknown>;
};

/** Writes audit events in the same transaction as the action they record. */
@Injectable()
export class Audit {
  constructor(private readonly repository: AuditRepository) {}

  async record(
    actor: AuditActor,
    action: AuditAction,
    target: AuditTarget | null,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await this.recordAll([{ actor, action, target, details }]);
  }

  /** Records many events in one statement, for imports. */
  async recordAll(entries: readonly AuditEntry[]): Promise<void> {
    const events = entries.map(({ actor, action, target, details }) => ({
      id: uuid(),
      action,
      actorKind: actor.kind,
      actorId: userIdOf(actor),
      targetKind: target?.kind ?? null,
      targetId: target?.id ?? null,
      organizationId: target?.organizationId ?? null,
      ip: actor.origin.ip || null,
      agent: actor.origin.agent || null,
      details,
    }));
    await this.repository.insert(events);
  }
}
