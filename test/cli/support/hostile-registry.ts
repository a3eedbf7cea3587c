import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const digestOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

export const CONTENT = '# Style\n\n- Be kind.\n';

/** A rule as an honest registry describes it. */
export function ruleAnswer(changes: object = {}): object {
  return {
    ...{
      id: 'r1',
      path: '@evil/style',
      name: 'style',
      type: 'rule',
      visibility: 'public',
      description: 'Style',
    },
    ...{
      tags: ['style'],
      version: '1.0.0',
      digest: digestOf(CONTENT),
      stars: 1,
      downloads: 2,
      updatedAt: 1791244800,
    },
    ...{ deprecated: false, deprecationMessage: null, replacement: null, ...changes },
  };
}

export function versionAnswer(changes: object = {}): object {
  return {
    ...{ version: '1.0.0', digest: digestOf(CONTENT), size: CONTENT.length, changelog: 'First' },
    ...{ created_at: 1791244800, yanked: false, yankReason: null, ...changes },
  };
}

export const sendJson =
  (body: unknown, status = 200): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

export const sendText =
  (text: string): Handler =>
  (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/markdown' }).end(text);

/** A registry that answers whatever a test wants. It records the tokens that it was sent. */
export class HostileRegistry {
  readonly tokens: (string | undefined)[] = [];
  private readonly server: Server;
  private handlers = new Map<string, Handler>();

  private constructor() {
    this.server = createServer((request, response) => {
      this.tokens.push(request.headers.authorization);
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      const handler =
        this.handlers.get(path) ?? sendJson({ code: 'NOT_FOUND', status: 404, message: 'No' }, 404);
      handler(request, response);
    });
  }

  static async start(): Promise<HostileRegistry> {
    const registry = new HostileRegistry();
    registry.server.listen(0, '127.0.0.1');
    await once(registry.server, 'listening');
    return registry;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers for one good rule, apart from the given paths. */
  answers(changes: Readonly<Record<string, Handler>> = {}): void {
    this.tokens.length = 0;
    this.handlers = new Map<string, Handler>([
      ['/api/rules/@evil/style', sendJson(ruleAnswer())],
      ['/api/rules/@evil/style/versions', sendJson([versionAnswer()])],
      ['/api/rules/@evil/style/versions/1.0.0/raw', sendText(CONTENT)],
      ['/api/rules/search', sendJson({ rules: [ruleAnswer()], total: 1, page: 1, limit: 20 })],
      ...Object.entries(changes),
    ]);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
