import { aSeed, randomNumbers } from '../../../support/random-numbers';
import { createTestApp, type TestApp } from '../../../support/app';
import { anOrganization, type TestOrganization } from '../../../support/factories/organization';
import { aRegistration, type TestUser } from '../../../support/factories/user';

/** `CORPUS=all` takes the whole walk, `SEED=123` another one. */
const STEPS = process.env.CORPUS === 'all' ? 10_000 : 2000;
const AT_ONCE = 8;
const PEOPLE = 32;
/** These never delete their accounts, so that there is always somebody to go on. */
const STAYING = 10;
/** On average, every so many steps somebody tries to delete an account. */
const STEPS_PER_DELETION = 60;
const SEED = aSeed();

jest.setTimeout(1_800_000);

describe('organizations, whatever their members do at once', () => {
  const random = randomNumbers(SEED);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  let app: TestApp;
  let origin: string;
  let people: TestUser[];
  let organizations: TestOrganization[];
  const gone = new Set<string>();
  const answers = new Map<string, number>();

  beforeAll(async () => {
    app = await createTestApp();
    origin = (await app.nest.getUrl()).replace('[::1]', '127.0.0.1');
    people = [];
    for (let count = 0; count < PEOPLE; count++) people.push(await aPerson(`person-${count}`));
    // Without a password, a fresh session is enough to delete an account.
    await app.database.rows('delete from credentials');
    const [first, second] = people as [TestUser, TestUser];
    organizations = [
      await anOrganization(app, { owner: first, members: people.slice(1, 8) }),
      await anOrganization(app, { owner: second, owners: [first], admins: people.slice(4, 6) }),
      await anOrganization(app, { owner: first }),
    ];
  });
  afterAll(() => app.close());

  async function aPerson(username: string): Promise<TestUser> {
    const account = { username, email: `${username}@example.jp`, password: 'correct horse' };
    const { id } = await aRegistration(app, account);
    await app.database.rows('update users set email_verified_at = now() where id = $1', [id]);
    const { body } = await app
      .http()
      .post('/api/auth/login')
      .send({ email: account.email, password: account.password })
      .expect(200);
    return { id, ...account, accessToken: body.accessToken, refreshToken: body.refreshToken };
  }

  async function send(who: TestUser, method: string, path: string, body: object = {}): Promise<number> {
    const { status } = await fetch(`${origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return status;
  }

  const leave = (who: TestUser, { id }: TestOrganization) => send(who, 'POST', `/organizations/${id}/leave`);
  const transfer = (who: TestUser, { id }: TestOrganization, whom: TestUser) =>
    send(who, 'POST', `/organizations/${id}/transfer`, { userId: whom.id });
  const deleteAccount = async (who: TestUser) => {
    const status = await send(who, 'POST', '/users/deleteAccount', { password: '', confirmation: 'DELETE' });
    if (status === 200) gone.add(who.id);
    return status;
  };

  /** What somebody does next, chosen before it runs, so that the choice is the same in every run. */
  function nextStep(): () => Promise<readonly [string, number]> {
    const [who, whom, at] = [one(people), one(people), one(organizations)];
    if (random() * STEPS_PER_DELETION < 1) {
      const mortal = one(people.slice(STAYING));
      return async () => ['delete account', await deleteAccount(mortal)];
    }
    const role = one(['owner', 'admin', 'member']);
    const path = `/organizations/${at.id}/members/${whom.id}`;
    return one([
      async () => ['join', await join(at, whom)] as const,
      async () => ['leave', await leave(who, at)] as const,
      async () => ['remove', await send(who, 'DELETE', path)] as const,
      async () => ['role', await send(who, 'PATCH', `${path}/role`, { role })] as const,
      async () => ['transfer', await transfer(who, at, whom)] as const,
    ]);
  }

  /** Stands for an accepted invitation, which takes the same lock. */
  async function join({ id }: TestOrganization, whom: TestUser): Promise<number> {
    await app.database.rows(
      `with organization as (select id from organizations where id = $1 for no key update)
       insert into memberships (organization_id, user_id, role, joined_at)
       select organization.id, u.id, 'member', now() from organization, users u
        where u.id = $2 and u.deleted_at is null on conflict do nothing`,
      [id, whom.id],
    );
    return 200;
  }

  const withoutOwner = () =>
    app.database.rows(
      `select g.id from organizations g where not exists (
         select from memberships m join users u on u.id = m.user_id
          where m.organization_id = g.id and m.role = 'owner' and u.deleted_at is null)`,
    );

  it(`have an owner after each of ${STEPS} steps, ${AT_ONCE} at a time, with SEED=${SEED}`, async () => {
    for (let taken = 0; taken < STEPS; taken += AT_ONCE) {
      const steps = Array.from({ length: AT_ONCE }, nextStep);
      for (const [word, status] of await Promise.all(steps.map((step) => step()))) {
        const key = `${word} ${status}`;
        answers.set(key, (answers.get(key) ?? 0) + 1);
      }
      expect([taken, await withoutOwner()]).toEqual([taken, []]);
    }
    const failures = [...answers.keys()].filter((key) => Number(key.split(' ').at(-1)) >= 500);
    expect(failures).toEqual([]);
    // Each kind of step went through at times, and was refused at times.
    const went = ['leave', 'remove', 'role', 'transfer', 'delete account'].map((word) => [
      word,
      (answers.get(`${word} 200`) ?? 0) > 0,
      [...answers.keys()].some((key) => key.startsWith(word) && !key.endsWith(' 200')),
    ]);
    expect(went).toEqual(went.map(([word]) => [word, true, true]));
  });

  it('are no dead end: everybody can hand over or delete what they own, leave, and delete their account', async () => {
    for (const person of people.filter(({ id }) => !gone.has(id))) {
      for (const organization of organizations) await walkOut(person, organization);
      expect([person.username, await deleteAccount(person)]).toEqual([person.username, 200]);
    }
    expect(await app.database.rows('select 1 from memberships')).toEqual([]);
    expect(await app.database.rows('select 1 from organizations')).toEqual([]);
  });

  async function walkOut(person: TestUser, organization: TestOrganization): Promise<void> {
    const members = await app.database.rows<{ id: string; role: string }>(
      'select user_id as id, role from memberships where organization_id = $1',
      [organization.id],
    );
    const self = members.find(({ id }) => id === person.id);
    if (!self) return;
    const others = members.filter(({ id }) => id !== person.id);
    const isLastOwner = self.role === 'owner' && others.every(({ role }) => role !== 'owner');
    if (isLastOwner && others.length === 0) {
      expect(await send(person, 'DELETE', `/organizations/${organization.id}`, { force: true })).toBe(200);
      return;
    }
    if (isLastOwner) {
      expect(await leave(person, organization)).toBe(403);
      const heir = people.find(({ id }) => id === others[0]?.id);
      expect(await transfer(person, organization, heir ?? person)).toBe(200);
    }
    expect(await leave(person, organization)).toBe(200);
  }
});
