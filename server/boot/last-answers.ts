import type { Server, ServerResponse } from 'node:http';

/** Ends the connections of a server without losing a request: each is closed by the answer that is being given on it. */
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

/** Has no effect when the headers are sent; the next answer on the connection is the last, then. */
function endsConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
