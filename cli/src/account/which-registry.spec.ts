import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserSettings } from './settings';
import { chooseRegistry, variableOf } from './which-registry';

const HOME = 'https://home.example';
const OTHER = 'https://other.example';
let folder: string;
let settings: UserSettings;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-settings-'));
  settings = new UserSettings(join(folder, 'config'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const choose = (sources: {
  flag?: string;
  project?: string;
  environment?: Record<string, string>;
  consent?: boolean;
}) =>
  chooseRegistry({
    ...{ flag: sources.flag, environment: sources.environment ?? {}, tokenVariable: undefined },
    ...{ project: sources.project ?? null, home: HOME, settings },
    confirm: () => Promise.resolve(sources.consent ?? false),
  });

const signIn = (origin: string) =>
  settings.keep(origin, { token: 'kmr_1', username: 'a', scopes: [], expiresAt: null });

it('prefers the flag over the environment, the project and the usual registry', async () => {
  await settings.setUsualRegistry('https://usual.example');
  const environment = { KIMARI_REGISTRY: 'https://env.example' };
  expect((await choose({ flag: OTHER, environment, project: HOME })).origin).toBe(OTHER);
  expect((await choose({ environment, project: HOME })).origin).toBe('https://env.example');
  expect((await choose({ project: HOME })).origin).toBe(HOME);
  expect((await choose({})).origin).toBe('https://usual.example');
});

it('gives a token only to the registry that issued it', async () => {
  await signIn(HOME);
  expect(await choose({})).toEqual({ origin: HOME, token: 'kmr_1' });
  expect(await choose({ flag: OTHER })).toEqual({ origin: OTHER, token: null });
});

it('does not move a signed-in client to a registry that only the project names', async () => {
  await signIn(HOME);
  await expect(choose({ project: OTHER })).rejects.toMatchObject({ code: 'UNKNOWN_REGISTRY', exit: 6 });
  expect(await choose({ project: OTHER, consent: true })).toEqual({ origin: OTHER, token: null });
});

it('gives a token of the environment to the registry of the environment, never to that of the project', async () => {
  const environment = { KIMARI_TOKEN: 'kmr_ci' };
  expect(await choose({ environment })).toEqual({ origin: HOME, token: 'kmr_ci' });
  await expect(choose({ environment, project: OTHER })).rejects.toMatchObject({ code: 'UNKNOWN_REGISTRY' });
  const own = { ...environment, [variableOf(OTHER)]: 'kmr_other' };
  expect(await choose({ environment: own, project: OTHER })).toEqual({ origin: OTHER, token: 'kmr_other' });
});

it('lets somebody without any token use the registry of a project', async () => {
  expect(await choose({ project: OTHER })).toEqual({ origin: OTHER, token: null });
});
