/** An event about a rule, as the site sends it to open pages. */
export type RuleNews = { readonly ruleId: string; readonly version: string; readonly stars: number };

type Hear = (news: RuleNews) => void;

const ADDRESS = '/api/events';
/** Milliseconds before an opened page subscribes, because short visits need no stream. */
const PAUSE = 2_000;
const KINDS = ['rule', 'version', 'star'] as const;

const listeners = new Set<Hear>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow few connections to a site, so only a visible page holds one. */
function connect(): void {
  clearTimeout(timer);
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && 'EventSource' in window;
  if (isWanted === (source !== null)) return;
  if (isWanted) timer = setTimeout(open, PAUSE);
  else close();
}

function open(): void {
  source = new EventSource(ADDRESS);
  for (const kind of KINDS) source.addEventListener(kind, hear);
}

function close(): void {
  source?.close();
  source = null;
}

function hear({ data }: MessageEvent<string>): void {
  const news = JSON.parse(data) as RuleNews;
  for (const listener of listeners) listener(news);
}

/** Subscribes to events of rules. Returns a function that unsubscribes. */
export function onRuleNews(listener: Hear): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', connect);
  listeners.add(listener);
  connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', connect);
    connect();
  };
}
