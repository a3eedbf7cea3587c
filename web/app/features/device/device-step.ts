import type { DeviceRequestQuery } from '#app/graphql/generated/graphql';

/** A tool that waits for a decision. */
export type WaitingDevice = NonNullable<DeviceRequestQuery['deviceRequest']>;

/** The states of the page: the three steps, and the other ways in which it can end. */
export type DeviceStep =
  | { readonly step: 'enter'; readonly typed: string; readonly message: string | null }
  | {
      readonly step: 'confirm';
      readonly device: WaitingDevice;
      /** Unix seconds. */
      readonly now: number;
      /** Set when the account asks for a code of its second factor. */
      readonly secondFactor: { readonly message: string | null } | null;
    }
  | { readonly step: 'sign-in-again'; readonly userCode: string }
  | { readonly step: 'approved' }
  | { readonly step: 'denied' };
