import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail } from '../../support/mail';
import { until } from '../../support/until';
import { type Answer, call, post } from './http';
import type { Site } from './site';

/** A user with a verified account and a session. */
export type Person = {
  readonly id: string;
  readonly username: string;
  readonly accessToken: string;
  /** Cookie header of a signed-in browser. */
  readonly cookie: string;
};

export const PASSWORD = 'correct horse battery';
let count = 0;

/** Registers a user on a site that writes mails to files. Retries with another user when the machine is busy. */
export async function aPerson(site: Site, triesLeft = 5): Promise<Person> {
  try {
    return await register(site);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return aPerson(site, triesLeft - 1);
  }
}

/** Creates users one after another, to avoid load. */
export async function somePeople(site: Site, number: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < number) people.push(await aPerson(site));
  return people;
}

async function register(site: Site): Promise<Person> {
  const username = `person-${process.pid}-${++count}`;
  const email = `${username}@example.jp`;
  const { user } = must<{ user: { id: string } }>(
    await post(`${site.origin}/api/auth/register`, { username, email, password: PASSWORD }),
  );
  must(await post(`${site.origin}/api/auth/verifyEmail`, { token: await mailedToken(site, email) }));
  const { accessToken } = must<{ accessToken: string }>(
    await post(`${site.origin}/api/auth/login`, { email, password: PASSWORD }),
  );
  return { id: user.id, username, accessToken, cookie: `access_token=${accessToken}` };
}

/** The body of a response that must be successful. */
export function must<Body = unknown>({ status, body }: Answer): Body {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body as Body;
}

/** Publishes a rule; returns the address of its page. */
export async function aRule(
  site: Site,
  person: Person,
  content: string,
): Promise<{ id: string; path: string; page: string }> {
  const { id, path } = must<{ id: string; path: string }>(
    await post(`${site.origin}/api/rules/create`, newRule(`rule-${++count}`, content), person.accessToken),
  );
  return { id, path, page: `${site.origin}/rules/${path}` };
}

/** The body of a call that publishes. */
export function newRule(name: string, content: string): object {
  return { name, content, visibility: 'public', tags: [] };
}

/** Posts a form like the site's own pages. */
export function submit(site: Site, path: string, form: string, cookie = ''): Promise<Answer> {
  return call(site.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin, Cookie: cookie },
    body: form,
  });
}

async function mailedToken(site: Site, address: string): Promise<string> {
  const folder = join(site.dataDir, 'outbox');
  let link = '';
  await until(async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = readMail(await readFile(join(folder, name), 'latin1'));
      if (mail.to.includes(address)) link = mail.link;
    }
    return link !== '';
  });
  return new URL(link).searchParams.get('token') ?? '';
}
