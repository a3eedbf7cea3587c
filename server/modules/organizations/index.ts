export type { OrganizationResult } from './organization.result';
export { toOrganizationView } from './organization.mapper';
export { OrganizationConnection, OrganizationView } from './organization.view';
export { OrganizationNotFound } from './organizations.errors';
export { organizationsById } from './organizations.loaders';
export { OrganizationsModule } from './organizations.module';
export { OrganizationsRepository } from './organizations.repository';
export { OrganizationsService } from './organizations.service';
