import type { TestApp } from '../app';
import { as } from '../as';
import type { TestUser } from './user';

/** The codes of a tool that asks for a token. */
export type TestDevice = {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly clientId: string;
};

/** Asks for codes over the API. */
export async function aDevice(
  app: TestApp,
  wishes: Readonly<Record<string, string>> = {},
): Promise<TestDevice> {
  const wish = { clientId: 'cli', ...wishes };
  const { body } = await as(app, null).post('/api/auth/device/authorize', wish).expect(200);
  return { deviceCode: body.deviceCode, userCode: body.userCode, clientId: wish.clientId };
}

/** Polls once. */
export function poll(app: TestApp, { deviceCode, clientId }: TestDevice, more: object = {}) {
  return as(app, null).post('/api/auth/device/token', { deviceCode, clientId, ...more });
}

/** Approves a device. */
export function approve(app: TestApp, who: TestUser | string | null, { userCode }: TestDevice) {
  return as(app, who).post('/api/auth/device/verify', { userCode });
}
