import type { Canaries } from './canaries';
import { inParallel, type Site } from './site';
import { type Caller, holds, type Person, PERSONS } from './who-may';

/** An account with a session and two command-line tokens. Its address is a planted word. */
export type Account = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly session: string;
  readonly readToken: string;
  readonly writeToken: string;
};

export type People = Readonly<Record<Person, Account>>;

export const PASSWORD = 'correct horse battery staple';

/** Registers everybody, with a verified address. Members see each other's addresses. */
export async function registerPeople(site: Site, canaries: Canaries): Promise<People> {
  const accounts = await inParallel(
    PERSONS,
    async (person) => {
      const isFor = (reader: Person | null) =>
        reader === person || (holds(reader, 'belongs') && holds(person, 'belongs'));
      const email = `${canaries.plant(`the address of the ${person}`, isFor)}@example.jp`;
      return [person, await register(site, `the-${person}`, email)] as const;
    },
    2,
  );
  return Object.fromEntries(accounts) as People;
}

/** Registers an account and verifies its address. */
export async function register(site: Site, username: string, email: string): Promise<Account> {
  const { user } = await site.post<{ user: { id: string } }>(null, '/api/auth/register', {
    username,
    email,
    password: PASSWORD,
  });
  await site.database.rows('update users set email_verified_at = now() where id = $1', [user.id]);
  const { accessToken } = await site.post<{ accessToken: string }>(null, '/api/auth/login', {
    email,
    password: PASSWORD,
  });
  const account = { id: user.id, username, email, session: accessToken };
  const [readToken, writeToken] = await Promise.all([
    cliToken(site, accessToken, 'read'),
    cliToken(site, accessToken, 'read write'),
  ]);
  return { ...account, readToken, writeToken };
}

async function cliToken(site: Site, session: string, scope: string): Promise<string> {
  const { deviceCode, userCode } = await site.post<{ deviceCode: string; userCode: string }>(
    null,
    '/api/auth/device/authorize',
    { clientId: 'cli', scope },
  );
  await site.post(session, '/api/auth/device/verify', { userCode });
  const { accessToken } = await site.post<{ accessToken: string }>(null, '/api/auth/device/token', {
    deviceCode,
    clientId: 'cli',
  });
  return accessToken;
}

/** The bearer token that a caller sends. */
export function tokenOf(people: People, { person, means }: Caller): string | null {
  if (person === null) return null;
  const { session, readToken, writeToken } = people[person];
  if (means === 'read token') return readToken;
  return means === 'write token' ? writeToken : session;
}
