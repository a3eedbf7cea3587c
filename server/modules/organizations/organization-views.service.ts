import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { toOrganizationView } from './organization.mapper';
import type { OrganizationResult } from './organization.result';
import type { OrganizationPayload, OrganizationView } from './organization.view';

/** Makes the GraphQL type of organizations, whose addresses begin with the origin of this installation. */
@Injectable()
export class OrganizationViews {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>) {}

  of(organization: OrganizationResult): OrganizationView {
    return toOrganizationView(organization, this.env.APP_URL);
  }

  /** The result of a mutation that returns the changed organization. */
  payload(organization: OrganizationResult): OrganizationPayload {
    return { organization: this.of(organization) };
  }
}
