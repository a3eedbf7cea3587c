import type { Server, ServerResponse } from 'node:http';

/** Closes a server's connections without losing a request: each closes with the response in progress. */
export class LastAnswers {
  private readonly open = new Set<ServerResponse>();
  private areLast = false;

  constructor(server: Server) {
    server.prependListener('request', (_request, response) => {
      if (this.areLast) endsConnection(response);
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
    });
  }

  /** Sends `Connection: close` with every answer from now on, so that the client opens its next connection elsewhere. */
  begin(): void {
    this.areLast = true;
    this.open.forEach(endsConnection);
  }
}

/** Without effect once the headers are sent; then the next response on the connection is the last. */
function endsConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
