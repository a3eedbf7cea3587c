import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An append-only record of one action. It never holds secrets or rule content. */
@Entity('audit_events')
export class AuditEvent {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  action!: string;

  @Column('text', { name: 'actor_kind' })
  actorKind!: 'anonymous' | 'user' | 'cli-token' | 'system';

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Column('text', { name: 'target_kind', nullable: true })
  targetKind!: string | null;

  @Column('uuid', { name: 'target_id', nullable: true })
  targetId!: string | null;

  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId!: string | null;

  @Column('text', { nullable: true })
  ip!: string | null;

  @Column('text', { nullable: true })
  agent!: string | null;

  @Column('jsonb')
  details!: Record<string, unknown>;
}
