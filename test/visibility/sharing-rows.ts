import { paths } from '../../web/app/lib/paths';
import { absentBeside, addressOf, type Matrix } from './matrix';
import { bare } from './judge';
import { tokenOf } from './people';
import type { RuleAddress } from './rows';
import { type Answer, type Ask, inParallel } from './site';
import { CALLERS, sees } from './who-may';
import type { World } from './world';

/** What other sites show of a rule. Nobody is signed in there, so that only what everybody may see exists. */
export const SHARED_FILES: Readonly<Record<string, (rule: RuleAddress) => string>> = {
  badge: ({ owner, name }) => paths.ruleBadge(owner, name, { lang: 'en' }),
  'badge with stars': ({ owner, name }) => paths.ruleBadge(owner, name, { lang: 'en', kind: 'stars' }),
  card: ({ owner, name }) => paths.ruleCard(owner, name, { lang: 'en' }),
  feed: ({ owner, name }) => paths.ruleFeed(owner, name),
};

/** Lists that everybody may read. */
export function sharedLists({
  people,
  organization,
}: Pick<World, 'people' | 'organization'>): readonly string[] {
  const owners = [people.creator.username, people.member.username, organization.name];
  return [
    paths.feed(),
    ...owners.map((name) => paths.ownerFeed(name)),
    paths.tagFeed('shared'),
    '/sitemap.xml',
    '/sitemaps/pages-1.xml',
    '/sitemaps/rules-1.xml',
    '/sitemaps/owners-1.xml',
    '/robots.txt',
    '/opensearch.xml',
  ];
}

/** The problems of a file, asked for every rule by everybody, with a token and with a cookie. */
export async function problemsOfFile(
  world: World,
  matrix: Matrix,
  file: (rule: RuleAddress) => string,
): Promise<readonly string[]> {
  const checks = world.subjects.flatMap((subject) => CALLERS.map((caller) => ({ subject, caller })));
  const problems = await inParallel(checks, async ({ subject, caller }) => {
    matrix.count++;
    const token = tokenOf(world.people, caller);
    const request: Ask = { path: file(addressOf(subject)), token, cookie: token };
    const answer = await world.site.ask(request);
    const missing = await world.site.ask({ ...request, path: file(absentBeside(subject)) });
    const isRight = sees(null, subject.kind) ? answer.status === 200 : isSame(answer, missing);
    const leaks = matrix.leaks(request, answer, { ...caller, person: null });
    return [...leaks, ...(isRight ? [] : [`answers ${answer.status}`])].map(
      (problem) => `${caller.word}, ${subject.kind}, ${request.path}: ${problem}`,
    );
  });
  return problems.flat();
}

function isSame(answer: Answer, missing: Answer): boolean {
  return (
    answer.status === 404 &&
    bare(answer) === bare(missing) &&
    answer.headers['etag'] === missing.headers['etag']
  );
}

/** The problems of the lists, asked for by everybody. */
export async function problemsOfLists(world: World, matrix: Matrix): Promise<readonly string[]> {
  const checks = sharedLists(world).flatMap((path) => CALLERS.map((caller) => ({ path, caller })));
  const problems = await inParallel(checks, async ({ path, caller }) => {
    matrix.count++;
    const token = tokenOf(world.people, caller);
    const request: Ask = { path, token, cookie: token };
    const answer = await world.site.ask(request);
    const hidden = world.subjects.filter(
      ({ kind, path: address }) => !sees(null, kind) && answer.text.includes(`${address}<`),
    );
    return [
      ...matrix.leaks(request, answer, { ...caller, person: null }),
      ...hidden.map(({ kind }) => `lists ${kind}`),
      ...(answer.status === 200 ? [] : [`answers ${answer.status}`]),
    ].map((problem) => `${caller.word}, ${path}: ${problem}`);
  });
  return problems.flat();
}
