const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Common = {
  /**
   * Where each use is counted. `exact`: in PostgreSQL, one statement each; without it the call fails. `leased`: a process
   * takes a block out of PostgreSQL and spends it by itself; without PostgreSQL each process counts alone.
   */
  readonly counted: 'exact' | 'leased';
  /** Left out of the answer's headers: it counts an account that the caller has only named. */
  readonly isSilent?: true;
};

/** So many points within so many seconds from the first use on. */
export type WindowLimit = Common & { readonly points: number; readonly duration: number };

/** So many points at once; each comes back after so many seconds (a token bucket). */
export type BurstLimit = Common & { readonly burst: number; readonly refill: number };

export type RateLimit = WindowLimit | BurstLimit;

const exact = { counted: 'exact' } as const;
const leased = { counted: 'leased' } as const;
const silent = { counted: 'exact', isSilent: true } as const;

/** Every limit: how often something may happen, counted by what the name says. */
export const RATE_LIMITS = {
  /** Everything but files and probes: 1,200 a minute. */
  requestsByHost: { ...leased, burst: 300, refill: 0.05 },
  /** Calls of the APIs with a token. */
  callsByCaller: { ...leased, points: 3000, duration: MINUTE },
  /** Searches, lists and queries of GraphQL. */
  readsByHost: { ...leased, points: 120, duration: MINUTE },
  readsByCaller: { ...leased, points: 600, duration: MINUTE },
  /** Texts for installing. */
  contentsByHost: { ...leased, points: 600, duration: MINUTE },
  contentsByCaller: { ...leased, points: 3000, duration: MINUTE },
  /** Previews and comparisons, by account or address. */
  rendersByCaller: { ...leased, points: 120, duration: MINUTE },
  /** Views and stars, by account or address. */
  reactionsByCaller: { ...leased, points: 120, duration: MINUTE },
  /** Looking people up by the beginning of their name, by account or address. */
  userSearchesByCaller: { ...leased, points: 100, duration: HOUR },

  createsByUser: { ...exact, burst: 30, refill: MINUTE },
  createsByUserDaily: { ...exact, points: 200, duration: DAY },
  updatesByUser: { ...exact, burst: 30, refill: MINUTE },
  updatesByUserAndRuleDaily: { ...exact, points: 300, duration: DAY },

  loginByAccountAndNetwork: { ...silent, points: 10, duration: 5 * MINUTE },
  loginByDevice: { ...silent, points: 10, duration: 5 * MINUTE },
  loginByKnownNetwork: { ...silent, points: 50, duration: HOUR },
  loginByAccount: { ...silent, points: 50, duration: HOUR },
  loginByHost: { ...exact, points: 100, duration: 5 * MINUTE },
  registerByHost: { ...exact, points: 5, duration: HOUR },
  registerByHostDaily: { ...exact, points: 20, duration: DAY },
  mailByAddress: { ...silent, points: 3, duration: 6 * HOUR },
  mailByHost: { ...exact, points: 20, duration: HOUR },
  verifyByHost: { ...exact, points: 30, duration: 15 * MINUTE },
  refreshBySession: { ...silent, points: 60, duration: MINUTE },
  refreshByHost: { ...exact, points: 600, duration: MINUTE },
  checkNameByHost: { ...exact, points: 60, duration: MINUTE },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** A limit by its name, without the literal types of the table. */
export function limitOf(name: RateLimitName): RateLimit {
  return RATE_LIMITS[name];
}

/** The most that can be used at once. */
export function quotaOf(limit: RateLimit): number {
  return 'burst' in limit ? limit.burst : limit.points;
}

/** Seconds after which an allowance that is used up is whole again. */
export function windowOf(limit: RateLimit): number {
  return 'burst' in limit ? limit.burst * limit.refill : limit.duration;
}
