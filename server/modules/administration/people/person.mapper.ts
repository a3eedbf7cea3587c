import { unixSeconds } from '../../../kernel/clock';
import type { Person } from './person.result';
import { PersonView } from './person.view';

/** Maps an account for administrators. */
export function toPersonView(person: Person): PersonView {
  const { id, username, email, displayName, emailVerified, role, locale, suspensionReason } = person;
  const { hasPassword, providers, sessions, cliTokens, rules, organizations } = person;
  const seconds = (time: Date | null) => time && unixSeconds(time);
  return Object.assign(new PersonView(), {
    ...{ id, username, email, displayName, emailVerified, role, locale, suspensionReason },
    ...{ hasPassword, providers, sessions, cliTokens, rules, organizations },
    createdAt: unixSeconds(person.createdAt),
    lastSeenAt: seconds(person.lastSeenAt),
    suspendedAt: seconds(person.suspendedAt),
    secondFactorSince: seconds(person.secondFactorSince),
  });
}
