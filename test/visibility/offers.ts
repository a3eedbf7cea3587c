import { inParallel } from './site';
import { PERSONS, sees, type Person } from './who-may';
import type { Subject, World } from './world';

const READERS: readonly (Person | null)[] = [null, ...PERSONS];
/** What the page prints into attributes and code as an entity. */
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&', '&#x27;': "'" };

/**
 * What the pages of a rule offer to its readers and does not work: links below the address of the rule that fail, and
 * commands that install nothing when they are run as they stand, with the reader's token if they ask for one.
 */
export async function problemsOfOffers(world: World, subject: Subject): Promise<readonly string[]> {
  const readers = READERS.filter((person) => sees(person, subject.kind));
  const problems = await inParallel(readers, (person) => problemsFor(world, subject, person));
  return problems.flat();
}

async function problemsFor(world: World, subject: Subject, person: Person | null): Promise<string[]> {
  const account = person && world.people[person];
  const cookie = account?.session ?? null;
  const address = `/rules/${subject.path}`;
  const first = await world.site.ask({ path: address, cookie });
  const pages = await inParallel([...linksIn(first.text, address)], async (path) => ({
    path,
    answer: await world.site.ask({ path, cookie }),
  }));
  const visited = [{ path: address, answer: first }, ...pages];
  const broken = visited.filter(({ answer }) => answer.status >= 400);
  const commands = new Set(visited.flatMap(({ path, answer }) => commandsIn(answer.text, path)));
  const failed = await inParallel(
    [...commands].map((entry) => JSON.parse(entry) as Command),
    async (command) => {
      const token = command.takesToken ? (account?.writeToken ?? null) : null;
      const { status } = await world.site.ask({ path: command.address, token });
      return status === 200 ? [] : [`the command of ${command.page} is answered ${status}`];
    },
  );
  return [
    ...broken.map(({ path, answer }) => `the link to ${path} is answered ${answer.status}`),
    ...failed.flat(),
  ].map((problem) => `${subject.kind}, ${person ?? 'nobody'}: ${problem}`);
}

type Command = { readonly page: string; readonly address: string; readonly takesToken: boolean };

/** The commands on a page, each as text, so that a set keeps one of each. */
function commandsIn(html: string, page: string): readonly string[] {
  const found = plain(html).matchAll(/curl -fsSL[^<]*?(?<address>\/api\/rules\/[^\s<]+)/g);
  return [...found].map(([command, address = '']) =>
    JSON.stringify({ page, address, takesToken: command.includes('$KIMARI_TOKEN') } satisfies Command),
  );
}

function linksIn(html: string, address: string): ReadonlySet<string> {
  const links = [...html.matchAll(/ href="(?<link>\/[^"#]*)/g)].map(([, link = '']) => plain(link));
  return new Set(links.filter((link) => link !== address && link.startsWith(address)));
}

function plain(html: string): string {
  return html.replace(/&(?:quot|amp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
