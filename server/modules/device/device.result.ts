import type { TokenScope } from '@kimari/common/enums';
import type { DeviceRequest } from './device-request.entity';

/** The codes that a tool receives. */
export type DeviceCodes = {
  readonly deviceCode: string;
  /** With its dash. */
  readonly userCode: string;
  readonly verificationUri: string;
  readonly verificationUriComplete: string;
  /** Seconds. */
  readonly expiresIn: number;
  /** Seconds between polls. */
  readonly interval: number;
};

/** Why a poll gets no token. */
export type PollRefusal = 'unknown' | 'expired' | 'denied' | 'too-soon' | 'pending';

export type Granted = {
  readonly kind: 'granted';
  readonly accessToken: string;
  readonly scopes: readonly TokenScope[];
  /** Seconds. */
  readonly expiresIn: number;
};

export type PollOutcome = Granted | { readonly kind: PollRefusal };

/** A pending request, as its approver sees it. */
export type PendingRequest = {
  readonly userCode: string;
  readonly request: DeviceRequest;
  /** Whether the tool is in the network of the approver. */
  readonly sameNetwork: boolean;
};
