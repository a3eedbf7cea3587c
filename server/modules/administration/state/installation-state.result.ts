import type { Verdict } from '../../../kernel/health/checks/diagnosis';
import type { DatabaseState } from '../../../kernel/health/health.repository';
import type { SearchState } from '../../../search';

export type DatabaseFacts = {
  readonly version: string;
  /** Bytes. */
  readonly size: number;
  readonly connections: number;
  readonly mostConnections: number;
};

/** The state of the installation. */
export type InstallationState = {
  readonly database: DatabaseFacts & { readonly state: DatabaseState };
  readonly search: SearchState & { readonly statisticsAt: Date | null };
  /** Disk, mail and files, in the words of `npm run doctor`. */
  readonly parts: readonly { readonly part: string; readonly verdict: Verdict; readonly message: string }[];
};
