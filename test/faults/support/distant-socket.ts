import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';

/**
 * A connection to a machine that is so many milliseconds away: bytes, the end and errors arrive that much later, in both
 * directions. What is sent to a socket that has been closed meanwhile is lost, as on a real network.
 */
export class DistantSocket extends Duplex {
  private readonly near: Socket;
  private readonly arrivals = new Set<NodeJS.Timeout>();

  constructor(
    to: { readonly host: string; readonly port: number },
    private readonly latency: number,
  ) {
    super({ allowHalfOpen: false });
    this.near = connect(to);
    this.near.on('connect', () => this.later(() => this.emit('connect')));
    this.near.on('data', (part) => this.later(() => this.push(part)));
    this.near.on('end', () => this.later(() => this.push(null)));
    this.near.on('error', (error) => this.later(() => this.destroy(error)));
    this.near.on('close', () => this.later(() => this.destroy()));
  }

  override _read(): void {
    // What arrives is pushed.
  }

  override _write(part: Buffer, _encoding: string, done: () => void): void {
    this.later(() => {
      if (!this.near.destroyed) this.near.write(part);
    });
    done();
  }

  override _final(done: () => void): void {
    this.later(() => this.near.end());
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.arrivals.forEach(clearTimeout);
    this.near.destroy();
    done(error);
  }

  // What an agent asks of a socket.
  setKeepAlive = (): this => this;
  setNoDelay = (): this => this;
  setTimeout = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
  destroySoon = (): void => void this.end();

  private later(happen: () => void): void {
    const timer = setTimeout(() => {
      this.arrivals.delete(timer);
      happen();
    }, this.latency);
    this.arrivals.add(timer);
  }
}
