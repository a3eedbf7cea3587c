import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../support/until';
import { type Answer, post } from './http';
import { digestOf, Ledger } from './ledger';
import { newRule, type Person } from './people';
import { endAfterTest } from './workshop';

/** Milliseconds that a writer waits after an error, like a well-behaved client. */
const PAUSE = 50;
const UPDATES = 3;
/** Large enough for PostgreSQL to store the text out of line (TOAST), small enough to keep writers fast. */
const LINES = 60;

let count = 0;

/** Users who publish, update and star continuously, whatever happens to the server. */
export class Writers {
  /** Number of acknowledged operations. */
  acknowledged = 0;
  /** Number of failures by status; 0 is a broken connection. */
  readonly refused = new Map<number, number>();
  private readonly published: string[] = [];
  private readonly loops: Promise<void>[];
  private isStopped = false;

  private constructor(
    private readonly ledger: Ledger,
    people: readonly Person[],
    private readonly origin: () => string,
  ) {
    this.loops = people.map((person) => this.write(person));
  }

  /** Calls `origin` before each operation, so that writers can use several servers. */
  static async start(people: readonly Person[], origin: () => string): Promise<Writers> {
    const writers = new Writers(await Ledger.open(), people, origin);
    endAfterTest(() => writers.stop());
    return writers;
  }

  /** Waits until `more` further operations have been acknowledged. */
  async progress(more: number, withinMs = 60_000): Promise<void> {
    const goal = this.acknowledged + more;
    await until(() => this.acknowledged >= goal, withinMs);
  }

  /** Stops after the current operations; returns the acknowledged ones. */
  async stop(): Promise<Ledger> {
    this.isStopped = true;
    await Promise.all(this.loops);
    await this.ledger.close();
    return this.ledger;
  }

  private async write(person: Person): Promise<void> {
    while (!this.isStopped) {
      const rule = await this.publish(person);
      for (let update = 0; rule !== null && update < UPDATES && !this.isStopped; update++) {
        await this.update(person, rule);
      }
      await this.star(person);
    }
  }

  private async publish(person: Person): Promise<string | null> {
    const content = aText();
    const answer = await this.call('create', newRule(`rule-${++count}`, content), person);
    if (answer === null) return null;
    const { id, version } = answer as { id: string; version: string };
    await this.keep({ kind: 'version', rule: id, version, digest: digestOf(content) });
    this.published.push(id);
    return id;
  }

  private async update(person: Person, rule: string): Promise<void> {
    const content = aText();
    const answer = await this.call('update', { id: rule, content }, person);
    if (answer === null) return;
    const { version } = answer as { version: string };
    await this.keep({ kind: 'version', rule, version, digest: digestOf(content) });
  }

  private async star(person: Person): Promise<void> {
    const rule = this.published[Math.floor(Math.random() * this.published.length)];
    if (rule === undefined) return;
    const answer = await this.call('star', { ruleId: rule }, person);
    if (answer !== null) await this.keep({ kind: 'star', rule, user: person.id });
  }

  private async keep(operation: Parameters<Ledger['add']>[0]): Promise<void> {
    await this.ledger.add(operation);
    this.acknowledged++;
  }

  private async call(name: string, body: object, { accessToken }: Person): Promise<unknown> {
    const answer: Answer = await post(`${this.origin()}/api/rules/${name}`, body, accessToken);
    if (answer.status === 200) return answer.body;
    // An earlier attempt succeeded, but its response was lost.
    if (answer.status === 409) return null;
    this.refused.set(answer.status, (this.refused.get(answer.status) ?? 0) + 1);
    await delay(PAUSE);
    return null;
  }
}

function aText(): string {
  return Array.from({ length: LINES }, () => `- ${Math.random().toString(36)} 決まりを守る\n`).join('');
}
