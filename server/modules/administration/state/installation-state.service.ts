import type { Locale } from '@kimari/common/locale';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { checkDisk } from '../../../kernel/health/checks/check-disk';
import { checkMail } from '../../../kernel/health/checks/check-mail';
import { checkStorage } from '../../../kernel/health/checks/check-storage';
import type { Diagnosis } from '../../../kernel/health/checks/diagnosis';
import { HealthRepository } from '../../../kernel/health/health.repository';
import { getTranslator, type Translate } from '../../../kernel/i18n/translator';
import { Mailer } from '../../../kernel/mail/mailer';
import { type JobRun, JobRunsRepository } from '../../../kernel/maintenance/job-runs.repository';
import { Storage } from '../../../kernel/storage/storage';
import { Search } from '../../../search';
import { type Administrator, Administrators } from '../administrators.service';
import { InstallationStateRepository } from './installation-state.repository';
import type { InstallationState } from './installation-state.result';

/** The job that counts how common terms are. */
const STATISTICS = 'search-statistics';

/** The state of the installation, for administrators and operators. */
@Injectable()
export class InstallationStates {
  constructor(
    private readonly administrators: Administrators,
    private readonly facts: InstallationStateRepository,
    private readonly health: HealthRepository,
    private readonly runs: JobRunsRepository,
    private readonly search: Search,
    private readonly mailer: Mailer,
    private readonly storage: Storage,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The last run of each scheduled job. Throws what {@link Administrators.require} throws. */
  async jobs(actor: Administrator): Promise<readonly JobRun[]> {
    await this.administrators.require(actor);
    return this.runs.list();
  }

  /** Checks every part now. Throws as {@link jobs}. */
  async state(actor: Administrator, locale: Locale): Promise<InstallationState> {
    await this.administrators.require(actor);
    const [facts, state, search, jobs, parts] = await Promise.all([
      this.facts.facts(),
      this.health.state(),
      this.search.state(),
      this.runs.list(),
      this.checks(getTranslator(locale)),
    ]);
    const statisticsAt = jobs.find(({ name }) => name === STATISTICS)?.finishedAt ?? null;
    return { database: { ...facts, state }, search: { ...search, statisticsAt }, parts };
  }

  private checks(translate: Translate): Promise<readonly Diagnosis[]> {
    const { env } = this;
    return Promise.all([
      checkDisk(env.DATA_DIR, translate).catch((error: unknown): Diagnosis => ({
        part: 'disk',
        verdict: 'doubtful',
        message: error instanceof Error ? error.message : String(error),
      })),
      checkMail(this.mailer, env, translate),
      checkStorage(this.storage, translate),
    ]);
  }
}
