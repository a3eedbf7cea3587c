import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import { readOrigin } from '../registry/origin';
import type { Environment } from '../lib/environment';
import type { UserSettings } from './settings';

/** A registry, and the token that may be sent there. */
export type ChosenRegistry = { readonly origin: string; readonly token: string | null };

type Sources = {
  readonly flag: string | undefined;
  readonly environment: Environment;
  /** Name of the variable with the token, instead of KIMARI_TOKEN. */
  readonly tokenVariable: string | undefined;
  /** From the project's manifest, which anybody may have written. */
  readonly project: string | null;
  /** Where this copy of the program comes from. */
  readonly home: string;
  readonly settings: UserSettings;
  /** Asks whether a registry that only the project names may be used. */
  readonly confirm: (origin: string) => Promise<boolean>;
};

/**
 * Chooses the registry: flag, environment, project, the user's usual one, the program's own. A project can choose among
 * the registries that the user knows. One that only the project knows never gets a token, and somebody who is signed in
 * elsewhere is not moved to it without being asked.
 */
export async function chooseRegistry(sources: Sources): Promise<ChosenRegistry> {
  const { flag, environment, project, home, settings } = sources;
  const usual = await settings.usualRegistry();
  const own = flag ?? environment.KIMARI_REGISTRY;
  const asked = own ? readOrigin(own) : null;
  const fallback = usual ?? home;
  const origin = asked ?? (project === null ? fallback : readOrigin(project));
  const credentials = await settings.credentials();
  const token = tokenFor(origin, sources, asked ?? fallback) ?? credentials.get(origin)?.token ?? null;
  const isKnown = origin === asked || origin === usual || origin === home || token !== null;
  const hasToken = credentials.size > 0 || tokenInEnvironment(sources) !== null;
  if (!isKnown && hasToken && !(await sources.confirm(origin))) throw unknownRegistry(origin);
  return { origin, token };
}

function unknownRegistry(origin: string): Failure {
  return new Failure({
    code: 'UNKNOWN_REGISTRY',
    says: ['registry.only_project', { origin }],
    exit: EXIT.denied,
    hint: ['registry.only_project_hint', { origin }],
  });
}

/** A token in the environment belongs to the registry that the user, not the project, has chosen. */
function tokenFor(origin: string, { environment, ...sources }: Sources, chosenByUser: string): string | null {
  const own = environment[variableOf(origin)];
  if (own) return own;
  return origin === chosenByUser ? tokenInEnvironment({ environment, ...sources }) : null;
}

function tokenInEnvironment({
  environment,
  tokenVariable,
}: Pick<Sources, 'environment' | 'tokenVariable'>): string | null {
  const token = environment[tokenVariable ?? 'KIMARI_TOKEN'];
  return token ? token.trim() : null;
}

/** `KIMARI_TOKEN_REGISTRY_EXAMPLE_COM` for `https://registry.example.com`. */
export function variableOf(origin: string): string {
  return `KIMARI_TOKEN_${new URL(origin).host.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`;
}
