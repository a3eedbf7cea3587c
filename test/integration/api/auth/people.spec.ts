import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRegisteredUser, aUser, type TestUser } from '../../../support/factories/user';

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, readonly Row[]>>;

const MINUTE = 60_000;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

describe('a person of the factory', () => {
  const app = useTestApp();

  /** All that a person leaves in an empty database, without what differs between any two people. */
  const rowsOf = async (make: typeof aUser): Promise<Rows> => {
    await app.clear();
    const now = Date.now();
    const person = await make(app, { username: 'hanako' });
    await app.mails();
    const tables = await app.database.rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const rows = await Promise.all(
      tables.map(async ({ name }) => [name, await app.database.rows<Row>(`select * from ${name}`)] as const),
    );
    const own = rowsAbout([person.id, person.username], rows);
    const names = new Map([[person.id, 'the person']]);
    return Object.fromEntries(own.map(([name, found]) => [name, likened(found, names, now)]));
  };

  it('leaves the rows that somebody leaves who registers, opens the mailed link and signs in', async () => {
    const registered = await rowsOf(aRegisteredUser);
    expect(Object.keys(registered)).toEqual([
      'audit_events',
      'credentials',
      'mail_outbox',
      'one_time_tokens',
      'owner_names',
      'owners',
      'refresh_tokens',
      'sessions',
      'sign_in_networks',
      'users',
    ]);
    expect(await rowsOf(aUser)).toEqual(registered);
  });

  it.each([
    ['made by the factory', aUser],
    ['registered over HTTP', aRegisteredUser],
  ] as const)('can do the same: %s', async (_, make) => {
    const person = await make(app);
    await expectAccess(person);
    expect(await app.database.rows('select 1 from sign_in_networks')).toHaveLength(1);
  });

  /** By the session, by its refresh token, and by the password from a network that is known already. */
  const expectAccess = async ({ accessToken, refreshToken, ...person }: TestUser): Promise<void> => {
    const { body } = await as(app, accessToken).get('/api/auth/me').expect(200);
    expect(body).toMatchObject({ id: person.id, username: person.username, email: person.email });
    await as(app, null).post('/api/auth/refresh', { refreshToken }).expect(200);
    const { email, password } = person;
    await as(app, null).post('/api/auth/login', { email, password }).expect(200);
    await as(app, null)
      .post('/api/auth/login', { email, password: `${password}!` })
      .expect(401);
  };
});

/** The rows that name somebody, and those that name what these are; jobs of the installation fill other tables meanwhile. */
function rowsAbout(
  words: readonly string[],
  tables: readonly (readonly [string, readonly Row[]])[],
): readonly (readonly [string, readonly Row[]])[] {
  const known = new Set(words);
  const isAbout = (row: Row): boolean => [...known].some((word) => JSON.stringify(row).includes(word));
  for (let size = 0; size !== known.size;) {
    size = known.size;
    for (const row of tables.flatMap(([, rows]) => rows.filter(isAbout)))
      for (const [id] of JSON.stringify(row).matchAll(UUID)) known.add(id);
  }
  return tables
    .map(([name, rows]) => [name, rows.filter(isAbout)] as const)
    .filter(([, rows]) => rows.length > 0);
}

/** Times in minutes from now, ids by the order in which they appear, and no random bytes. */
function likened(rows: readonly Row[], names: Map<string, string>, now: number): readonly Row[] {
  const label = (id: string): string => {
    if (!names.has(id)) names.set(id, `id ${names.size}`);
    return names.get(id) ?? id;
  };
  const liken = (value: unknown): unknown => {
    if (value instanceof Date) return `${Math.round((value.getTime() - now) / MINUTE)} minutes`;
    if (Buffer.isBuffer(value)) return `${value.length} bytes`;
    if (typeof value === 'string')
      return value.replace(UUID, label).replace(/^(\$argon2id\$.*)\$.+\$.+$/, '$1');
    if (typeof value === 'object' && value !== null) return likened([value as Row], names, now)[0];
    return value;
  };
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, liken(value)])),
  );
}
