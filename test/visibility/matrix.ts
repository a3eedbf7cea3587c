import { v7 as uuid } from 'uuid';
import { tokenOf } from './people';
import { bare, outcomeOf, outcomeOfPage } from './judge';
import type { PageRow } from './page-rows';
import type { Input, Row, RuleAddress } from './rows';
import { type Answer, type Ask, inParallel } from './site';
import { type Caller, CALLERS, type Outcome, outcomeForOrganization, outcomeForRule } from './who-may';
import type { Subject, World } from './world';

/** A REST call, as `method path`, or GraphQL. */
export type Operation = string;

/** The id of nothing. */
const NEVER = uuid();

type Expected = Outcome | 'whatever';
type Check = {
  readonly caller: Caller;
  readonly what: string;
  readonly request: Ask;
  /** The same request about something that never was. */
  readonly absent: Ask | null;
  readonly expected: Expected;
};

/** `names` are those in the addresses, which differ between the two requests. */
type PageCheck = Check & { readonly names: readonly string[]; readonly isFirst: boolean };

/** Asks everything as everybody, and collects what differs from the table. */
export class Matrix {
  /** Checks made so far. */
  count = 0;

  private readonly absences = new Map<string, Promise<Answer>>();

  constructor(private readonly world: World) {}

  /** The problems of an operation, as sentences. */
  async problemsOf(operation: Operation, rows: Row | readonly Row[]): Promise<readonly string[]> {
    const checks = [rows].flat().flatMap((row) => this.checksOf(operation, row));
    return (await inParallel(checks, (check) => this.run(check))).flat();
  }

  /** The problems of pages: of the data that open pages load, and of the HTML of the first address of each. */
  async problemsOfPages(rows: PageRow | readonly PageRow[]): Promise<readonly string[]> {
    const checks = [rows]
      .flat()
      .flatMap((row, index) =>
        this.pageChecksOf(row).map((check) => ({ ...check, isFirst: index === 0 && check.isFirst })),
      );
    return (await inParallel(checks, (check) => this.runPage(check))).flat();
  }

  /** The words in an answer that are not for its reader. */
  leaks(request: Ask, { text, headers }: Answer, caller: Caller): readonly string[] {
    const said = `${text} ${JSON.stringify(headers)}`;
    return this.world.canaries.leaksIn(said, decodeURIComponent(JSON.stringify(request)), caller.person);
  }

  private checksOf(operation: Operation, row: Row): readonly Check[] {
    const { world } = this;
    if (row.about === 'anything') {
      return CALLERS.flatMap((caller) =>
        row.inputs(world).map((input) => this.check(caller, operation, input, null, 'whatever', 'anything')),
      );
    }
    if (row.about === 'organization') {
      const { id } = world.organization;
      return CALLERS.flatMap((caller) => {
        const input = row.input(id, world);
        const expected = outcomeForOrganization(caller, row.gate, row.right);
        if (row.isFinal && expected === 'passes') return [];
        return [this.check(caller, operation, input, row.input(NEVER, world), expected, 'the organization')];
      });
    }
    return world.subjects.flatMap((subject) =>
      CALLERS.flatMap((caller) => {
        const expected = outcomeForRule(caller, row.gate, row.right, subject.kind);
        if (row.isFinal && expected === 'passes') return [];
        const [address, absent] = [addressOf(subject), absentBeside(subject)];
        return [this.check(caller, operation, row.input(address), row.input(absent), expected, subject.kind)];
      }),
    );
  }

  private check(
    caller: Caller,
    operation: Operation,
    input: Input,
    absent: Input | null,
    expected: Expected,
    what: string,
  ): Check {
    const token = tokenOf(this.world.people, caller);
    const request = { ...requestOf(operation, input), token };
    return {
      ...{ caller, what, expected, request },
      absent: absent && { ...requestOf(operation, absent), token },
    };
  }

  private async run({ caller, what, request, absent, expected }: Check): Promise<readonly string[]> {
    this.count++;
    const { site } = this.world;
    const answer = await site.ask(request);
    const leaks = this.leaks(request, answer, caller).map((place) => `${caller.word} is told ${place}`);
    const missing = absent && (await this.absence(absent));
    const outcome = outcomeOf(answer, missing);
    const isAsExpected = expected === 'whatever' ? !outcome.startsWith('failed') : outcome === expected;
    if (isAsExpected && leaks.length === 0) return [];
    const asked = `${caller.word}, ${what}, ${request.path} ${JSON.stringify(request.body ?? {}).slice(0, 300)}`;
    return [
      ...leaks,
      ...(isAsExpected ? [] : [`${outcome} instead of ${expected}: ${answer.text.slice(0, 300)}`]),
    ].map((problem) => `${asked}: ${problem}`);
  }

  /** The answer about something that never was, which is asked for once. */
  private absence(request: Ask): Promise<Answer> {
    const key = JSON.stringify(request);
    const known = this.absences.get(key) ?? this.world.site.ask(request);
    this.absences.set(key, known);
    return known;
  }

  private pageChecksOf(row: PageRow): readonly PageCheck[] {
    const { world } = this;
    const readers = CALLERS.filter(({ means }) => means === 'session' || means === 'nothing');
    return readers.flatMap((caller): readonly PageCheck[] => {
      const cookie = tokenOf(world.people, caller);
      if (row.about === 'anything') {
        return row.paths(world).map((path, index) => ({
          isFirst: index === 0,
          ...{ caller, what: 'anything', request: { path, cookie }, absent: null, names: [] },
          expected: 'whatever',
        }));
      }
      if (row.about === 'organization') {
        const expected = outcomeForOrganization(caller, row.gate, row.right);
        const request = { path: row.path(world.organization.name), cookie };
        return [
          { caller, what: 'the organization', request, absent: null, expected, names: [], isFirst: true },
        ];
      }
      return world.subjects.map((subject) => {
        const [address, absent] = [addressOf(subject), absentBeside(subject)];
        return {
          ...{ caller, what: subject.kind, request: { path: row.path(address), cookie } },
          absent: { path: row.path(absent), cookie },
          expected: outcomeForRule(caller, row.gate, row.right, subject.kind),
          names: [address.name, absent.name],
          isFirst: true,
        };
      });
    });
  }

  private async runPage(check: PageCheck): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const load of check.isFirst ? [htmlOf, dataOf] : [dataOf]) {
      this.count++;
      const request = load(check.request);
      const page = await this.world.site.ask(request);
      const missing = check.absent && (await this.absence(load(check.absent)));
      const outcome = outcomeOfPage(page, missing, check.names);
      const asked = `${check.caller.word}, ${check.what}, ${request.path}`;
      for (const place of this.leaks(request, page, check.caller)) problems.push(`${asked} tells ${place}`);
      // The edit page of somebody else's public rule does not exist either.
      const isHidden = check.expected === 'refused' && outcome === 'absent';
      const isAsExpected =
        check.expected === 'whatever' ? !outcome.startsWith('failed') : outcome === check.expected;
      if (!isAsExpected && !isHidden)
        problems.push(
          `${asked}: ${outcome} (${page.status}) instead of ${check.expected}: ${bare(page).slice(0, 150)} / ${missing ? bare(missing).slice(0, 150) : ''}`,
        );
    }
    return problems;
  }
}

export function addressOf({ id, path }: Pick<Subject, 'id' | 'path'>): RuleAddress {
  const [owner = '', name = ''] = path.slice(1).split('/');
  return { id, owner, name };
}

/** The address of a rule of the same owner that never was. */
export function absentBeside(subject: Subject): RuleAddress {
  return { id: NEVER, owner: addressOf(subject).owner, name: 'never-was' };
}

const htmlOf = (request: Ask): Ask => request;

/** The request by which an open page loads what it shows. */
export function dataOf({ path, ...request }: Ask): Ask {
  const [pathname = '', search] = path.split('?');
  const file = pathname === '/' ? '/_root.data' : `${pathname}.data`;
  return { ...request, path: search === undefined ? file : `${file}?${search}` };
}

/** Fills the path of a call with its input; the rest is the body, or the query of a GET. */
export function requestOf(operation: Operation, input: Input): Ask {
  if (operation === 'GraphQL') return { method: 'POST', path: '/graphql', body: input };
  const [method = 'get', template = ''] = operation.split(' ');
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method !== 'get') return { method: method.toUpperCase(), path, body: rest };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { method: 'GET', path: query.size > 0 ? `${path}?${query.toString()}` : path };
}
