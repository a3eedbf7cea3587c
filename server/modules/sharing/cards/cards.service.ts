import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { SECOND } from '@kimari/common/durations';
import type { Locale } from '@kimari/common/locale';
import { formatRulePath } from '@kimari/common/rule-path';
import type { Actor } from '../../../access/actor';
import { BoundedQueue } from '../../../kernel/concurrency/bounded-queue';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { projectPath } from '../../../kernel/config/project-folder';
import { Unavailable } from '../../../kernel/errors/request.errors';
import { RETRY_AFTER } from '../../../kernel/errors/retry-after';
import { RequestLimits } from '../../../kernel/http/request-limits';
import { getTranslator } from '../../../kernel/i18n/translator';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { WorkerPool } from '../../../kernel/workers/worker-pool';
import { RuleNotFound, type RuleResult, RulesService } from '../../rules';
import { type Card, cardDigest } from './card';
import { CardFiles } from './card-files';

/** Compiled servers use the bundle, which has its libraries and fonts with it. */
const isSource = path.extname(__filename) === '.ts';
/** How long drawing (the outlines, in milliseconds) and painting (the pixels, in seconds) may take. */
const [DRAWING, PAINTING] = [5 * SECOND, 5];
/** How many cards may be painted at once, and how many may wait. */
const [JOBS, MAX_WAITING] = [1, 20];

/** Makes the pictures that other sites show for the address of a rule. Equal cards are drawn once and kept on disk. */
@Injectable()
export class CardsService {
  private readonly files: CardFiles;
  private readonly painting = new BoundedQueue(JOBS, MAX_WAITING);
  private readonly drawing = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly rules: RulesService,
    private readonly workers: WorkerPool,
    private readonly limits: RequestLimits,
    @Inject(ENV) env: Pick<Env, 'DATA_DIR'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.files = new CardFiles(path.join(env.DATA_DIR, 'cache', 'cards'));
  }

  /** The card of a rule as PNG. Throws RuleNotFound, RateLimited, Unavailable. */
  async of(actor: Actor, owner: string, name: string, locale: Locale): Promise<Buffer> {
    const rule = await this.rules.findByPath(actor, formatRulePath(owner, name));
    if (!rule) throw RuleNotFound();
    const card = cardOf(rule, locale);
    const digest = cardDigest(card);
    const kept = this.drawing.get(digest) ?? (await this.files.read(digest));
    if (kept) return kept;
    await this.limits.render(actor);
    const drawing = this.drawing.get(digest) ?? this.draw(card, digest);
    this.drawing.set(digest, drawing);
    return drawing.finally(() => this.drawing.delete(digest));
  }

  private async draw(card: Card, digest: string): Promise<Buffer> {
    const file = isSource
      ? path.join(__dirname, 'draw-card.worker.ts')
      : projectPath('dist/cards/draw-card.cjs');
    const task = { file, name: 'drawCard', deadline: DRAWING };
    const outcome = await this.workers.run<string>(task, card);
    if (outcome.kind !== 'done') throw Unavailable({ retryAfter: RETRY_AFTER.busy });
    const png = await this.painting.run(() => paint(outcome.result));
    await this.files.write(digest, png).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a card could not be kept');
    });
    return png;
  }
}

/** The SVG has no texts, so that no font of the system is asked for. */
function paint(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).timeout({ seconds: PAINTING }).toBuffer();
}

function cardOf(rule: RuleResult, locale: Locale): Card {
  const t = getTranslator(locale);
  const isSubagent = rule.type === 'ccsubagents';
  const kind = isSubagent ? t('sharing.card.subagent') : t('sharing.card.rule');
  const stars = rule.stars.toLocaleString(locale);
  const params = { kind, version: rule.version, stars };
  return {
    owner: rule.owner.name,
    name: rule.name,
    type: rule.type,
    description: rule.description ?? '',
    facts: rule.stars === 1 ? t('sharing.card.factsWithOneStar', params) : t('sharing.card.facts', params),
    locale,
  };
}
