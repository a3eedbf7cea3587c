import type { Locale } from '@kimari/common/locale';
import { unixSeconds } from '../../../kernel/clock';
import { shortenedAddress } from '../../../kernel/http/network-address';
import { getTranslator } from '../../../kernel/i18n/translator';
import { summariseAgent } from '../agent-summary';
import type { SecurityEvent } from './security-event.result';
import { SecurityEventView } from './security-event.view';

/** Maps an event for the owner of the account, in words of the reader's language. */
export function toSecurityEventView(event: SecurityEvent, locale: Locale): SecurityEventView {
  const { id, kind, at, count, ip, agent, subject } = event;
  return Object.assign(new SecurityEventView(), {
    id,
    kind,
    text: getTranslator(locale)(`securityEvents.${inCamelCase(kind)}`),
    at: unixSeconds(at),
    count,
    place: shortenedAddress(ip && withoutPrefixLength(ip)),
    agent: summariseAgent(agent),
    subject,
  });
}

/** The audit log truncates old addresses to their network: `203.0.113.0/24`. */
function withoutPrefixLength(ip: string): string {
  return ip.replace(/\/\d+$/, '');
}

function inCamelCase(kind: string): string {
  return kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
