import { removeTemplate } from './global-setup';

export default async function globalTeardown(): Promise<void> {
  if (globalThis.stopTestDatabase) await globalThis.stopTestDatabase();
  else await removeTemplate();
}
