import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../../kernel/graphql/loaders';
import { toInvitationView } from './invitations.mapper';
import { InvitationsService } from './invitations.service';
import type { InvitationView } from './invitations.view';

/** Open invitations by the id of their organization. */
export const invitationsByOrganization = new LoaderKey<string, InvitationView[]>('invitationsByOrganization');

@Injectable()
export class InvitationsLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly invitations: InvitationsService,
  ) {}

  onModuleInit(): void {
    this.registry.register(invitationsByOrganization, async (ids) => {
      const found = await this.invitations.listOf(ids);
      return found.map((invitations) => invitations.map(toInvitationView));
    });
  }
}
