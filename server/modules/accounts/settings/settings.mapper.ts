import { unixSeconds } from '../../../kernel/clock';
import type { AccountSettings } from './settings.result';
import { AccountSettingsView, PreferencesView, SettingsBody } from './settings.view';

function shared({ user, hasPassword, providers, pendingEmail }: AccountSettings) {
  const { id, username, email, locale, timeZone } = user;
  const preferences = Object.assign(new PreferencesView(), user.preferences);
  return { id, username, email, locale, timeZone, hasPassword, providers, pendingEmail, preferences };
}

export function toSettingsView(settings: AccountSettings): AccountSettingsView {
  const { emailVerified, createdAt, updatedAt } = settings.user;
  return Object.assign(new AccountSettingsView(), {
    ...shared(settings),
    emailVerified,
    createdAt: unixSeconds(createdAt),
    updatedAt: unixSeconds(updatedAt),
  });
}

export function toSettingsBody(settings: AccountSettings): SettingsBody {
  const { emailVerified, createdAt, updatedAt } = settings.user;
  return Object.assign(new SettingsBody(), {
    ...shared(settings),
    email_verified: emailVerified,
    created_at: unixSeconds(createdAt),
    updated_at: unixSeconds(updatedAt),
  });
}
