/** What the site tells open pages about a rule. */
export type RuleNews = { readonly ruleId: string; readonly version: string; readonly stars: number };

type Hear = (news: RuleNews) => void;

const ADDRESS = '/api/events';
/** Milliseconds until a page that was opened listens: whoever only passes through needs no stream. */
const PAUSE = 2_000;
const KINDS = ['rule', 'version', 'star'] as const;

const listeners = new Set<Hear>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Browsers keep few connections to a site, so that only a page in sight holds one. */
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

/** Hears news of rules from now on. Returns the function that ends it. */
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
