import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { DistantSocket } from './distant-socket';
import type { Site } from './site';

/** Milliseconds between looks at `/readyz`. */
const CHECK_INTERVAL = 200;
/** Idle connections that are kept to each site. */
const KEPT = 64;
/** Milliseconds to a site in the same data centre, on a busy day. */
const LATENCY = 20;
/** Calls that nginx repeats elsewhere when their connection breaks (`proxy_next_upstream`). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']);

type Upstream = { readonly origin: string; readonly agent: Agent; isUp: boolean };
/** unsent: the connection was refused, so another site can have the request. lost: nobody knows what became of it. */
type Outcome = 'answered' | 'unsent' | 'lost';

/**
 * A load balancer that behaves like nginx: it keeps connections to the sites open and uses them again, asks each site for its
 * readiness, and sends a request a second time only if the first was not sent or had nothing to change. The sites are some
 * milliseconds away: it learns late that one has closed a connection, and what it has sent on it until then is lost.
 */
export class Balancer {
  private readonly server: Server;
  private readonly upstreams: Upstream[];
  private readonly checks: NodeJS.Timeout;
  private turn = 0;
  /** Requests that were passed on. */
  sent = 0;
  /** Requests that were answered with 502. */
  lost = 0;

  private constructor(sites: readonly Site[], latency: number) {
    this.upstreams = sites.map(({ origin }) => ({ origin, agent: distantAgent(latency), isUp: true }));
    this.server = createServer((incoming, outgoing) => void this.handle(incoming, outgoing));
    this.checks = setInterval(() => void this.check(), CHECK_INTERVAL);
  }

  static async start(sites: readonly Site[], latency = LATENCY): Promise<Balancer> {
    const balancer = new Balancer(sites, latency);
    balancer.server.listen(0, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  isUp({ origin }: Site): boolean {
    return this.upstreams.some((upstream) => upstream.origin === origin && upstream.isUp);
  }

  async end(): Promise<void> {
    clearInterval(this.checks);
    this.server.closeAllConnections();
    this.server.close();
    this.upstreams.forEach(({ agent }) => agent.destroy());
    await once(this.server, 'close');
  }

  private async check(): Promise<void> {
    for (const upstream of this.upstreams) {
      upstream.isUp = await new Promise<boolean>((resolve) => {
        const asking = request(`${upstream.origin}/readyz`, { agent: false });
        asking.once('response', (answer) => resolve(answer.resume().statusCode === 200));
        asking.once('error', () => resolve(false));
        asking.end();
      });
    }
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (const upstream of this.inTurn()) {
      this.sent++;
      const outcome = await forward(upstream, incoming, body, outgoing);
      if (outcome === 'answered') return;
      if (outcome === 'lost' && !IDEMPOTENT.has(incoming.method ?? '')) break;
    }
    this.lost++;
    outgoing.writeHead(502).end();
  }

  private inTurn(): Upstream[] {
    this.turn++;
    const ready = this.upstreams.filter(({ isUp }) => isUp);
    // Like nginx: when none is ready, each may be.
    const up = ready.length > 0 ? ready : this.upstreams;
    return up.map((_, index) => up[(this.turn + index) % up.length]!);
  }
}

function distantAgent(latency: number): Agent {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: KEPT });
  const createConnection = ({ host, port }: { host?: string | null; port?: number | string | null }) =>
    new DistantSocket({ host: host ?? '127.0.0.1', port: Number(port) }, latency);
  return Object.assign(agent, { createConnection });
}

function forward(
  { origin, agent }: Upstream,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<Outcome> {
  const { connection: _connection, ...kept } = headers;
  return new Promise((resolve) => {
    const sending = request(`${origin}${url}`, { agent, method, headers: kept });
    sending.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'unsent' : 'lost'),
    );
    sending.once('response', (answer) => {
      const { connection: _ended, ...headersOfAnswer } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, headersOfAnswer);
      answer.pipe(outgoing);
      answer.once('close', () => resolve('answered'));
    });
    sending.end(body);
  });
}
