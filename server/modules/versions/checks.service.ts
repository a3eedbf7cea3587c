import type { Finding } from '@kimari/common/findings/finding';
import { newFindings } from '@kimari/common/findings/new-findings';
import type { ComparedFinding } from '@kimari/common/findings/told-findings';
import { Injectable } from '@nestjs/common';
import { ownTurn } from '../../kernel/concurrency/own-turn';
import { ChecksRepository, type Compared, type EarlierChecks, type StoredChecks } from './checks.repository';
import { parseVersion } from './version-number';
import { VersionsRepository } from './versions.repository';

/** A version, and the number of the one that it is compared with; null for the version before. */
export type AskedChecks = { readonly versionId: string; readonly since: string | null };

/** The findings of a version, compared with another one. Nothing is new in a first version. */
export type ComparedChecks = Omit<StoredChecks, 'findings'> & {
  readonly findings: readonly ComparedFinding[];
};

type Compares = (checks: StoredChecks) => readonly (boolean | null)[] | Promise<readonly (boolean | null)[]>;

const NOTHING_NEW: Compares = ({ findings }) => findings.map(() => false);
const UNKNOWN: Compares = ({ findings }) => findings.map(() => null);

/** Comparisons of texts that are kept: feeds ask for the same ones again and again. */
const MAX_KEPT = 500;

/** Reads the findings of versions and marks the new ones. */
@Injectable()
export class ChecksService {
  /** By versions and engine; neither texts nor findings of an engine change. */
  private readonly kept = new Map<string, readonly boolean[]>();

  constructor(
    private readonly checks: ChecksRepository,
    private readonly versions: VersionsRepository,
  ) {}

  /** Of one version, without comparing it; null before the first check. */
  async find(versionId: string): Promise<StoredChecks | null> {
    const [stored = null] = await this.checks.findMany([versionId]);
    return stored;
  }

  /** In the order of the request; null before the first check. */
  async compared(asked: readonly AskedChecks[]): Promise<(ComparedChecks | null)[]> {
    const ids = [...new Set(asked.map(({ versionId }) => versionId))];
    const byId = new Map((await this.checks.findMany(ids)).map((checks) => [checks.versionId, checks]));
    const comparisons = await this.comparisons(
      asked.filter(({ versionId }) => byId.get(versionId)?.findings.length),
    );
    const compared: (ComparedChecks | null)[] = [];
    for (const one of asked) {
      const stored = byId.get(one.versionId);
      compared.push(stored ? await withNews(stored, comparisons.get(keyOf(one)) ?? NOTHING_NEW) : null);
    }
    return compared;
  }

  /** Comparisons between the findings of versions, by {@link keyOf}. */
  private async comparisons(asked: readonly AskedChecks[]): Promise<ReadonlyMap<string, Compares>> {
    const comparisons = new Map<string, Compares>();
    const wanted: Compared[] = [];
    for (const one of asked) {
      const since = one.since === null ? null : parseVersion(one.since);
      comparisons.set(keyOf(one), one.since === null ? NOTHING_NEW : UNKNOWN);
      if (one.since === null || since) wanted.push({ versionId: one.versionId, since });
    }
    if (wanted.length === 0) return comparisons;
    for (const earlier of await this.checks.findEarlier(wanted)) {
      const since = earlier.since && Object.values(earlier.since).join('.');
      comparisons.set(keyOf({ ...earlier, since }), (checks) => this.compare(earlier, checks));
    }
    return comparisons;
  }

  /**
   * Which findings are new. Findings of another engine are not comparable: its rules differ. Texts are read only where
   * codes alone do not decide.
   */
  private async compare(
    { earlierId, engineVersion, findings }: EarlierChecks,
    later: StoredChecks,
  ): Promise<readonly (boolean | null)[]> {
    if (findings === null || engineVersion !== later.engineVersion) return later.findings.map(() => null);
    const codes = new Set(findings.map(({ code }) => code));
    if (!later.findings.some(({ code }) => codes.has(code))) return later.findings.map(() => true);
    const key = `${earlierId} ${later.versionId} ${engineVersion}`;
    const known = this.kept.get(key) ?? (await this.compareTexts(earlierId, findings, later));
    this.kept.delete(key);
    this.kept.set(key, known);
    if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value ?? key);
    return known;
  }

  private async compareTexts(
    earlierId: string,
    findings: readonly Finding[],
    later: StoredChecks,
  ): Promise<readonly boolean[]> {
    const texts = await this.versions.contentsOf([earlierId, later.versionId]);
    const textOf = (id: string): string => texts.find((text) => text.id === id)?.content ?? '';
    await ownTurn();
    return newFindings(
      { findings, text: textOf(earlierId) },
      { findings: later.findings, text: textOf(later.versionId) },
    );
  }
}

function keyOf({ versionId, since }: AskedChecks): string {
  return `${versionId} ${since ?? ''}`;
}

async function withNews(checks: StoredChecks, compares: Compares): Promise<ComparedChecks> {
  const news = await compares(checks);
  const findings = checks.findings.map((finding, index) => ({ ...finding, isNew: news[index] ?? null }));
  return { ...checks, findings };
}
