import { createTestApp, type TestApp } from './app';
import { anOrganization, type TestOrganization } from './factories/organization';
import { aUser, type TestUser } from './factories/user';

/** An app with an organization in it: taro owns acme. */
export type AcmeApp = {
  readonly app: TestApp;
  readonly taro: TestUser;
  readonly hanako: TestUser;
  readonly jiro: TestUser;
  readonly acme: TestOrganization;
};

/** Creates the organization acme. Only the named ones of hanako and jiro become members. */
export async function createAcmeApp(members: readonly ('hanako' | 'jiro')[] = ['hanako']): Promise<AcmeApp> {
  const app = await createTestApp();
  const taro = await aUser(app, { username: 'taro' });
  const hanako = await aUser(app, { username: 'hanako' });
  const jiro = await aUser(app, { username: 'jiro' });
  const acme = await anOrganization(app, {
    name: 'acme',
    owner: taro,
    members: [hanako, jiro].filter(({ username }) => members.some((name) => name === username)),
  });
  return { app, taro, hanako, jiro, acme };
}
