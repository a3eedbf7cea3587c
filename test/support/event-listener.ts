type Told = { readonly id?: string; readonly event: string; readonly data: Record<string, unknown> };

type Wishes = { readonly lastId?: string | undefined; readonly token?: string };

/** An open stream of events and what came through it. */
export class EventListener {
  text = '';
  isOver = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly port: number,
    private readonly wishes: Wishes = {},
  ) {}

  async open(): Promise<this> {
    const { lastId, token } = this.wishes;
    const response = await fetch(`http://127.0.0.1:${this.port}/api/events`, {
      signal: this.stopping.signal,
      headers: {
        ...(lastId !== undefined && { 'Last-Event-ID': lastId }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    void this.read(response);
    return this;
  }

  get told(): readonly Told[] {
    return this.text
      .split('\n\n')
      .filter((block) => block.includes('event: '))
      .map((block) => {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const id = field('id');
        return { ...(id && { id }), event: field('event') ?? '', data: JSON.parse(field('data') ?? '{}') };
      });
  }

  close(): void {
    this.stopping.abort();
  }

  private async read(response: Response): Promise<void> {
    try {
      const decoder = new TextDecoder();
      for await (const piece of response.body ?? []) this.text += decoder.decode(piece as Uint8Array);
    } catch {
      // The test has closed the stream.
    }
    this.isOver = true;
  }
}
