import { Inject, Injectable } from '@nestjs/common';
import { SOCIAL_PROVIDER_LABELS, SOCIAL_PROVIDERS, type SocialProviderName } from '@kimari/common/enums';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { OidcProvider } from './oidc.strategy';
import { GithubProvider } from './github.strategy';
import { GoogleProvider } from './google.strategy';
import type { SocialProvider } from './provider';
import { UnsupportedProvider } from './social.errors';

/** The providers that the settings turn on. */
@Injectable()
export class SocialProviders {
  private readonly configured: ReadonlyMap<SocialProviderName, SocialProvider>;

  constructor(clock: Clock, @Inject(ENV) env: Env) {
    const all = [googleOf(env, clock), githubOf(env), oidcOf(env)].filter((provider) => provider !== null);
    this.configured = new Map(all.map((provider) => [provider.name, provider]));
  }

  /** In the order of the buttons. */
  get names(): readonly SocialProviderName[] {
    return SOCIAL_PROVIDERS.filter((name) => this.configured.has(name));
  }

  /** The name of a provider for people, also of one that is no longer set up. */
  label(name: SocialProviderName): string {
    return this.configured.get(name)?.label ?? SOCIAL_PROVIDER_LABELS[name];
  }

  /** Throws UnsupportedProvider. */
  require(name: SocialProviderName): SocialProvider {
    const provider = this.configured.get(name);
    if (!provider) throw UnsupportedProvider();
    return provider;
  }
}

function oidcOf(env: Env): SocialProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientID, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientID === undefined || clientSecret === undefined) return null;
  return new OidcProvider({
    ...{ issuer, clientID, clientSecret },
    callbackURL: callbackOf(env, 'oidc'),
    label: env.OIDC_NAME,
    groupsClaim: env.OIDC_GROUPS_CLAIM,
  });
}

/** The page to which a provider sends the browser back. */
function callbackOf(env: Env, provider: SocialProviderName): string {
  return `${env.APP_URL}/auth/callback/${provider}`;
}

function githubOf(env: Env): SocialProvider | null {
  const { GITHUB_CLIENT_ID: clientID, GITHUB_CLIENT_SECRET: clientSecret } = env;
  if (clientID === undefined || clientSecret === undefined) return null;
  return new GithubProvider({
    clientID,
    clientSecret,
    callbackURL: callbackOf(env, 'github'),
    url: env.GITHUB_URL,
    apiUrl: env.GITHUB_API_URL,
  });
}

function googleOf(env: Env, clock: Clock): SocialProvider | null {
  const { GOOGLE_CLIENT_ID: clientID, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientID === undefined || clientSecret === undefined) return null;
  return new GoogleProvider(
    {
      clientID,
      clientSecret,
      callbackURL: callbackOf(env, 'google'),
      authUrl: env.GOOGLE_AUTH_URL,
      tokenUrl: env.GOOGLE_TOKEN_URL,
      userinfoUrl: env.GOOGLE_USERINFO_URL,
    },
    clock,
  );
}
