import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { UnknownAddress } from '../../../kernel/errors/request.errors';
import { SiteAddress } from '../site-address';
import { type SitemapRange, SitemapRepository, type SitemapRow } from './sitemap.repository';
import {
  ADDRESSES_PER_FILE,
  partNames,
  readPartName,
  SITEMAP_END,
  SITEMAP_START,
  sitemapIndex,
  sitemapLine,
  type SitemapPart,
  type StoredKind,
} from './sitemap';

/** Rows per statement. */
const BATCH = 1_000;
/** Pages that are always there. */
const PAGES = ['/', '/rules', '/about', '/install', '/targets', '/docs/api', '/terms', '/privacy'];

/** Lists all pages that everybody may see, for search engines. */
@Injectable()
export class SitemapService {
  private readonly site: SiteAddress;

  constructor(
    private readonly rows: SitemapRepository,
    @Inject(ENV) env: Pick<Env, 'APP_URL'>,
  ) {
    this.site = new SiteAddress(env.APP_URL);
  }

  /** The list of the files. */
  async index(): Promise<string> {
    const [rules, owners] = await Promise.all([this.rows.numbersOf('rules'), this.rows.numbersOf('owners')]);
    return sitemapIndex(partNames({ rules, owners }).map((name) => this.site.at(`/sitemaps/${name}.xml`)));
  }

  /** A file in pieces, so that none is ever in memory as a whole. Throws UnknownAddress. */
  async part(name: string): Promise<AsyncIterable<string>> {
    const part = readPartName(name);
    if (!part) throw UnknownAddress();
    const { kind, number } = part;
    if (kind === 'pages') return this.pages(part);
    const range = await this.rows.rangeOf(kind, number);
    if (!range) throw UnknownAddress();
    return this.stored(kind, range);
  }

  private pages({ number }: SitemapPart): AsyncIterable<string> {
    if (number !== 1) throw UnknownAddress();
    const lines = PAGES.map((path) => sitemapLine(this.site.at(path))).join('');
    return inOnePiece(SITEMAP_START + lines + SITEMAP_END);
  }

  private async *stored(kind: StoredKind, { after, until }: SitemapRange): AsyncIterable<string> {
    yield SITEMAP_START;
    let last = after;
    for (let left = ADDRESSES_PER_FILE; left > 0; left -= BATCH) {
      const rows: readonly SitemapRow[] = await this.rows[kind](
        { after: last, until },
        Math.min(BATCH, left),
      );
      yield rows.map(({ path, changed }) => sitemapLine(this.site.at(path), changed)).join('');
      if (rows.length < BATCH) break;
      last = rows.at(-1)?.id ?? null;
    }
    yield SITEMAP_END;
  }
}

async function* inOnePiece(text: string): AsyncIterable<string> {
  yield text;
}
