import { element, type Xml, xmlDocument } from '../xml';

/** An entry of a feed. */
export type FeedEntry = {
  /** A UUID that stays the same for ever. */
  readonly id: string;
  readonly title: string;
  /** The absolute address of the page. */
  readonly page: string;
  readonly summary: string;
  readonly author: { readonly name: string; readonly page: string };
  readonly updated: Date;
  readonly published: Date;
  readonly tags?: readonly string[];
  /** Categories of our own, which programs know by their scheme. */
  readonly notes?: readonly { readonly term: string; readonly label: string }[];
};

/** A feed; `updated` is needed for one without entries. */
export type Feed = {
  readonly title: string;
  readonly language: string;
  /** The absolute addresses of the feed and of the page that shows the same. */
  readonly self: string;
  readonly page: string;
  readonly entries: readonly FeedEntry[];
};

/** The scheme of our own categories, which no tag can be mistaken for. */
const NOTES = 'urn:kimari:note';

const NEVER = new Date(0);

/** When something in a feed last changed. */
export function lastChange({ entries }: Feed): Date {
  return entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), NEVER);
}

/** A feed in the Atom format (RFC 4287). */
export function toAtom(feed: Feed): string {
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language };
  return xmlDocument(
    element('feed', attributes, [
      element('id', {}, feed.self),
      element('title', {}, feed.title),
      element('updated', {}, lastChange(feed).toISOString()),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.page }),
      ...feed.entries.map(toEntry),
    ]),
  );
}

function toEntry({
  id,
  title,
  page,
  summary,
  author,
  updated,
  published,
  tags = [],
  notes = [],
}: FeedEntry): Xml {
  return element('entry', {}, [
    element('id', {}, `urn:uuid:${id}`),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    element('published', {}, published.toISOString()),
    element('updated', {}, updated.toISOString()),
    element('author', {}, [element('name', {}, author.name), element('uri', {}, author.page)]),
    summary === '' ? null : element('summary', {}, summary),
    ...tags.map((term) => element('category', { term })),
    ...notes.map((note) => element('category', { ...note, scheme: NOTES })),
  ]);
}
