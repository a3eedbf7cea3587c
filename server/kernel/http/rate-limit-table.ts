import { SECONDS_PER } from '@kimari/common/durations';

const { minute: MINUTE, hour: HOUR, day: DAY } = SECONDS_PER;

type Common = {
  /**
   * How uses are counted. `exact`: one PostgreSQL statement each; fails during an outage. `leased`: each process leases blocks
   * of points from PostgreSQL and spends them locally; counts locally during an outage.
   */
  readonly counted: 'exact' | 'leased';
  /** Omitted from the response headers, because it counts an account that the caller has not proved to own. */
  readonly isHidden?: true;
};

/** `points` within `duration` seconds from the first use. */
export type WindowLimit = Common & { readonly points: number; readonly duration: number };

/** A token bucket: `burst` points at once, each refilled after `refill` seconds. */
export type BurstLimit = Common & { readonly burst: number; readonly refill: number };

export type RateLimit = WindowLimit | BurstLimit;

const exact = { counted: 'exact' } as const;
const leased = { counted: 'leased' } as const;
const hidden = { counted: 'exact', isHidden: true } as const;

/** All rate limits; the name says what is counted and by which key. */
export const RATE_LIMITS = {
  /** All requests except static files and probes: 1,200 a minute. */
  requestsByHost: { ...leased, burst: 300, refill: 0.05 },
  /** API calls with a token. */
  callsByCaller: { ...leased, points: 3000, duration: MINUTE },
  /** Searches, lists and GraphQL queries. */
  readsByHost: { ...leased, points: 120, duration: MINUTE },
  readsByCaller: { ...leased, points: 600, duration: MINUTE },
  /** Downloads of rule content for installation. */
  contentsByHost: { ...leased, points: 600, duration: MINUTE },
  contentsByCaller: { ...leased, points: 3000, duration: MINUTE },
  /** Previews and diffs, by account or address. */
  rendersByCaller: { ...leased, points: 120, duration: MINUTE },
  /** Views and stars, by account or address. */
  reactionsByCaller: { ...leased, points: 120, duration: MINUTE },
  /** Passwords that a form asks about while they are typed. */
  strengthsByHost: { ...leased, points: 240, duration: MINUTE },
  /** Searches for users by name prefix, by account or address. */
  userSearchesByCaller: { ...leased, points: 100, duration: HOUR },

  createsByUser: { ...exact, burst: 30, refill: MINUTE },
  createsByUserDaily: { ...exact, points: 200, duration: DAY },
  updatesByUser: { ...exact, burst: 30, refill: MINUTE },
  updatesByUserAndRuleDaily: { ...exact, points: 300, duration: DAY },

  loginByAccountAndNetwork: { ...hidden, points: 10, duration: 5 * MINUTE },
  loginByDevice: { ...hidden, points: 10, duration: 5 * MINUTE },
  loginByKnownNetwork: { ...hidden, points: 50, duration: HOUR },
  loginByAccount: { ...hidden, points: 50, duration: HOUR },
  loginByHost: { ...exact, points: 100, duration: 5 * MINUTE },
  registerByHost: { ...exact, points: 5, duration: HOUR },
  registerByHostDaily: { ...exact, points: 20, duration: DAY },
  mailByAddress: { ...hidden, points: 3, duration: 6 * HOUR },
  resetByAddress: { ...hidden, points: 5, duration: DAY },
  mailByHost: { ...exact, points: 20, duration: HOUR },
  verifyByHost: { ...exact, points: 30, duration: 15 * MINUTE },
  refreshBySession: { ...hidden, points: 60, duration: MINUTE },
  refreshByHost: { ...exact, points: 600, duration: MINUTE },
  organizationsByUser: { ...exact, points: 10, duration: DAY },
  invitesByOrganization: { ...exact, points: 50, duration: DAY },
  /** As many as can be open at once, because an invitation lives for 7 days. */
  invitesByRecipient: { ...hidden, points: 20, duration: 7 * DAY },

  /** Wrong passwords of a signed-in person, before a sensitive change. */
  confirmByUser: { ...hidden, points: 5, duration: 15 * MINUTE },
  /** Each name stays reserved for ever. */
  renamesByUser: { ...exact, points: 3, duration: 30 * DAY },
  renamesByOrganization: { ...exact, points: 3, duration: 30 * DAY },
  exportsByUser: { ...exact, points: 5, duration: DAY },
  deviceRequestsByHost: { ...exact, points: 20, duration: 15 * MINUTE },
  wrongDeviceCodesByUser: { ...exact, points: 5, duration: 15 * MINUTE },
  wrongDeviceCodesByHost: { ...exact, points: 20, duration: 15 * MINUTE },
  /** Wrong codes of the second factor: of a signed-in person, and in the second step of a sign-in. */
  secondFactorByUser: { ...hidden, points: 5, duration: 15 * MINUTE },
  secondFactorByDevice: { ...hidden, points: 5, duration: 15 * MINUTE },
  secondFactorByKnownNetwork: { ...hidden, points: 5, duration: 15 * MINUTE },
  secondFactorByAccount: { ...hidden, points: 5, duration: 15 * MINUTE },
  /** Sign-ins at providers: beginning and finishing one. */
  socialStartByHost: { ...exact, points: 30, duration: 15 * MINUTE },
  socialFinishByHost: { ...exact, points: 30, duration: 15 * MINUTE },
  /** Uploads of pictures, each of which costs decoding and encoding. */
  avatarsByUser: { ...exact, points: 10, duration: HOUR },
  nameRequestsByUser: { ...exact, points: 5, duration: DAY },
  reportsByUser: { ...exact, points: 10, duration: HOUR },
  reportsByUserDaily: { ...exact, points: 30, duration: DAY },
  checkNameByHost: { ...exact, points: 60, duration: MINUTE },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The operator's settings: a factor for limits per address, and quotas for single limits. */
export type LimitSettings = {
  readonly multiplier: number;
  readonly quotas: Readonly<Partial<Record<RateLimitName, number>>>;
};

/** Settings are those of the process, and so are its limits. */
let current: Readonly<Record<RateLimitName, RateLimit>> = RATE_LIMITS;

/** Applies the settings. Called once, before the first request. */
export function setLimits(settings: LimitSettings): void {
  const entries = Object.entries(RATE_LIMITS) as [RateLimitName, RateLimit][];
  current = Object.fromEntries(
    entries.map(([name, limit]) => [name, withQuota(limit, quotaFor(name, limit, settings))]),
  ) as Record<RateLimitName, RateLimit>;
}

function quotaFor(name: RateLimitName, limit: RateLimit, { multiplier, quotas }: LimitSettings): number {
  return quotas[name] ?? Math.max(1, Math.round(quotaOf(limit) * (isByAddress(name) ? multiplier : 1)));
}

/** Limits that people behind one address share. Limits per account, such as wrong passwords, are not among them. */
export function isByAddress(name: RateLimitName): boolean {
  return /ByHost(Daily)?$/.test(name);
}

/** A bucket of another size is refilled in the same time. */
function withQuota(limit: RateLimit, quota: number): RateLimit {
  if (quota === quotaOf(limit)) return limit;
  return 'burst' in limit
    ? { ...limit, burst: quota, refill: windowOf(limit) / quota }
    : { ...limit, points: quota };
}

/** Looks up a limit as it is set. */
export function limitOf(name: RateLimitName): RateLimit {
  return current[name];
}

/** The most points that can be used at once. */
export function quotaOf(limit: RateLimit): number {
  return 'burst' in limit ? limit.burst : limit.points;
}

/** Seconds until an exhausted quota is full again. */
export function windowOf(limit: RateLimit): number {
  return 'burst' in limit ? limit.burst * limit.refill : limit.duration;
}
