import { defineError } from '../../kernel/errors/app-error';

export const OrganizationNotFound = defineError('organizations.notFound', { code: 'NOT_FOUND' });
