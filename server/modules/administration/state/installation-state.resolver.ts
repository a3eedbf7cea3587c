import type { Locale } from '@kimari/common/locale';
import { Query, Resolver } from '@nestjs/graphql';
import type { UserActor } from '../../../access/actor';
import { list, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { FOR_ADMINISTRATORS } from '../for-administrators';
import { toInstallationStateView, toJobRunView } from './installation-state.mapper';
import { InstallationStates } from './installation-state.service';
import { InstallationStateView, JobRunView } from './installation-state.view';

/** The state of the installation, for administrators. */
@Resolver()
export class InstallationStateResolver {
  constructor(private readonly states: InstallationStates) {}

  @Query(() => InstallationStateView, {
    description: `Looks at database, search, disk, mail and files now. ${FOR_ADMINISTRATORS}`,
    complexity: ({ childComplexity }) => PRICES.ruleList + childComplexity,
  })
  async installationState(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
  ): Promise<InstallationStateView> {
    return toInstallationStateView(await this.states.state(actor, locale));
  }

  @Query(() => [JobRunView], {
    description: `The last run of each scheduled job, sorted by name. ${FOR_ADMINISTRATORS}`,
    complexity: list(PRICES.list),
  })
  async jobRuns(@CurrentActor() actor: UserActor): Promise<JobRunView[]> {
    return (await this.states.jobs(actor)).map(toJobRunView);
  }
}
