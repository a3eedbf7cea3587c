import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Assessment, ASSESSMENT_VERSION } from '@kimari/common/context-cost/context-cost';
import { Clock } from '../../kernel/clock';
import { isDatabaseOutage } from '../../kernel/errors/database-errors';
import { WorkerPool } from '../../kernel/workers/worker-pool';
import type { AssessmentTask } from './assessment.worker';
import { type AssessedVersion, AssessmentsRepository, type StoredAssessment } from './assessments.repository';

const FILE = path.join(__dirname, `assessment.worker${path.extname(__filename)}`);
/** Milliseconds. The worst text of 512 KiB takes an eighth. */
const DEADLINE = 15_000;
/** Milliseconds that a page waits for a count, which usually takes fewer than 50. The count continues without the page. */
const WAIT = 2000;

/** Reads and counts the cost and losses of versions in every assistant. Counts are stored, because long texts take long. */
@Injectable()
export class AssessmentService {
  private readonly counting = new Map<string, Promise<StoredAssessment | null>>();

  constructor(
    private readonly assessments: AssessmentsRepository,
    private readonly workers: WorkerPool,
    private readonly clock: Clock,
  ) {}

  /**
   * In the order of the ids; null where nothing is known. A single version, as a page requests it, is counted now if it
   * has no count or its rule's name or description has changed, unless that takes long; lists show what is stored.
   */
  async find(versionIds: readonly string[]): Promise<(StoredAssessment | null)[]> {
    const found = new Map(
      (await this.assessments.findMany(versionIds)).map((version) => [version.versionId, version]),
    );
    const [first] = versionIds;
    const alone = versionIds.length === 1 && first !== undefined ? found.get(first) : undefined;
    if (alone && isOutdated(alone)) return [(await this.countForReader(alone)) ?? storedOf(alone)];
    return versionIds.map((id) => storedOf(found.get(id)));
  }

  /** A read-only database must not keep anybody from reading. */
  private countForReader(version: AssessedVersion): Promise<StoredAssessment | null> {
    const counting = this.count(version).catch((error: unknown) => {
      if (!isDatabaseOutage(error)) throw error;
      return null;
    });
    return atMost(WAIT, counting);
  }

  /** Counts versions that are uncounted, or counted by an older engine. Returns how many it tried. */
  async countOutdated(limit: number): Promise<number> {
    const ids = await this.assessments.outdated(ASSESSMENT_VERSION, limit);
    if (ids.length === 0) return 0;
    for (const version of await this.assessments.findMany(ids)) await this.count(version);
    return ids.length;
  }

  /** Simultaneous callers share one count. */
  private count(version: AssessedVersion): Promise<StoredAssessment | null> {
    const key = `${version.versionId} ${version.subject}`;
    const running = this.counting.get(key);
    if (running) return running;
    const counting = this.countNow(version).finally(() => this.counting.delete(key));
    this.counting.set(key, counting);
    return counting;
  }

  private async countNow({ versionId, subject, ...rule }: AssessedVersion): Promise<StoredAssessment | null> {
    const content = await this.assessments.contentOf(versionId);
    if (content === null) return null;
    const { name, type, description } = rule;
    const task: AssessmentTask = { content, known: { name, type, description } };
    const outcome = await this.workers.run<Assessment>(
      { file: FILE, name: 'assessText', deadline: DEADLINE },
      task,
    );
    if (outcome.kind === 'busy') return null;
    const assessment = outcome.kind === 'done' ? outcome.result : null;
    const countedAt = this.clock.now();
    await this.assessments.write({ versionId, subject, assessment }, ASSESSMENT_VERSION, countedAt);
    return assessment && { ...assessment, countedAt };
  }
}

/** Null when it takes longer. */
async function atMost<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const stop = new AbortController();
  try {
    return await Promise.race([work, delay(milliseconds, null, { signal: stop.signal, ref: false })]);
  } finally {
    stop.abort();
  }
}

function isOutdated({ engineVersion, subject, countedSubject }: AssessedVersion): boolean {
  return engineVersion === null || engineVersion < ASSESSMENT_VERSION || subject !== countedSubject;
}

function storedOf(version: AssessedVersion | undefined): StoredAssessment | null {
  if (!version?.assessment || !version.countedAt) return null;
  return { ...version.assessment, countedAt: version.countedAt };
}
