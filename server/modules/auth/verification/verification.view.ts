import { registerEnumType } from '@nestjs/graphql';

/** `verified`: the address is verified already, so that the link is no longer needed. */
export const VerificationLinkStateEnum = { OPEN: 'open', VERIFIED: 'verified', INVALID: 'invalid' } as const;
export type VerificationLinkState =
  (typeof VerificationLinkStateEnum)[keyof typeof VerificationLinkStateEnum];

registerEnumType(VerificationLinkStateEnum, {
  name: 'VerificationLinkState',
  valuesMap: { VERIFIED: { description: 'The address is verified already.' } },
});
