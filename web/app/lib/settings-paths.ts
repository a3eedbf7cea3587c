import { type Query, withQuery } from './paths';

/** The addresses of the settings behind `paths.settings`, which the frame of every page does without. */
export const settingsPaths = {
  /** The profile page of the settings after a change, of which it tells. */
  saved: (saved: 'profile' | 'avatar' | 'avatar-removed') => withQuery('/settings', { saved }),
  /** To which the forms of the profile and of the picture are posted: the index route of the settings. */
  profile: () => '/settings?index',
  avatar: () => '/settings?index&part=avatar',
  account: () => '/settings/account',
  /** Requests for names that are held back, for `name` if that is given. */
  names: (query: { readonly name?: string; readonly saved?: string } = {}) =>
    withQuery('/settings/names', query),
  accountDelete: () => '/settings/account/delete',
  /** The account's data as a file; the form on the account page posts to it. */
  export: () => '/settings/export',
  security: () => '/settings/security',
  securityEvents: (query: { readonly page?: number } = {}) => withQuery('/settings/security/events', query),
  /** The steps that set up a second factor. */
  twoFactor: () => '/settings/security/two-factor',
  twoFactorApp: () => '/settings/security/two-factor/app',
  twoFactorOff: () => '/settings/security/two-factor/off',
  twoFactorCodes: () => '/settings/security/two-factor/codes',
  /** Revokes a command-line token; the security page posts to it. */
  securityTokens: () => '/settings/security/tokens',
  /** Links and unlinks accounts at providers; `link` or `unlink` names the provider. */
  providers: (query: Query = {}) => withQuery('/settings/security/providers', query),
  notifications: (query: { readonly saved?: string } = {}) => withQuery('/settings/notifications', query),
  preferences: () => '/settings/preferences',
};
