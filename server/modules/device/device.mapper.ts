import type { Locale } from '@kimari/common/locale';
import { unixSeconds } from '../../kernel/clock';
import { shortenedAddress } from '../../kernel/http/network-address';
import { getTranslator } from '../../kernel/i18n/translator';
import { type SuccessResultView, summariseAgent } from '../auth';
import { clientNameOf } from './clients';
import type { DeviceTokenBody, DeviceTokenErrorBody } from './device.body';
import type { Granted, PendingRequest, PollRefusal } from './device.result';
import { DeviceRequestView } from './device.view';

/** The words of the REST contract, with the keys of their descriptions. */
const REFUSALS = {
  unknown: ['access_denied', 'device.unknownCode'],
  expired: ['expired_token', 'device.expiredCode'],
  denied: ['access_denied', 'oauth.accessDenied'],
  'too-soon': ['slow_down', 'oauth.slowDown'],
  pending: ['authorization_pending', 'oauth.authorizationPending'],
} as const satisfies Readonly<Record<PollRefusal, readonly [DeviceTokenErrorBody['error'], string]>>;

export function toDeviceRequestView({ userCode, request, sameNetwork }: PendingRequest): DeviceRequestView {
  return Object.assign(new DeviceRequestView(), {
    userCode,
    clientId: request.clientId,
    clientName: clientNameOf(request),
    scopes: request.scopes,
    createdAt: unixSeconds(request.createdAt),
    expiresAt: unixSeconds(request.expiresAt),
    place: shortenedAddress(request.ip),
    sameNetwork,
    agent: summariseAgent(request.agent),
  });
}

export function toTokenBody({ accessToken, scopes, expiresIn }: Granted): DeviceTokenBody {
  return { accessToken, tokenType: 'Bearer', scope: scopes.join(' '), expiresIn };
}

export function toTokenErrorBody(refusal: PollRefusal, locale: Locale): DeviceTokenErrorBody {
  const [error, message] = REFUSALS[refusal];
  return { error, errorDescription: getTranslator(locale)(`errors.${message}`) };
}

/** A success with a translated message. */
export function toDecided(locale: Locale, decision: 'approved' | 'denied'): SuccessResultView {
  return { success: true, message: getTranslator(locale)(`done.device.${decision}`) };
}
