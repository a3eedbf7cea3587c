import { ArgsType, InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { CLIENT_ID_PATTERN, CODE_CHALLENGE_PATTERN, CODE_VERIFIER_PATTERN } from '@kimari/common/patterns';
import { TextField } from '../../kernel/schema/fields';

const { clientId, deviceCode, deviceName, scope, typedUserCode } = LIMITS;

const UserCodeField = () =>
  TextField({ ...typedUserCode, description: 'In any case, with or without the dash.' });

/** REST only. */
export class DeviceAuthorizeInput {
  @TextField({ ...clientId, pattern: CLIENT_ID_PATTERN })
  readonly clientId!: string;

  @TextField({
    ...scope,
    optional: true,
    description: 'Words separated by spaces: `read` (the default) and `write`. Others are ignored.',
  })
  readonly scope?: string;

  @TextField({
    ...deviceName,
    optional: true,
    description: 'Shown to the person who approves, and used as the name of the token.',
  })
  readonly deviceName?: string;

  @TextField({
    optional: true,
    pattern: CODE_CHALLENGE_PATTERN,
    description: 'SHA-256 of a secret of the tool, in base64url (RFC 7636, S256).',
  })
  readonly codeChallenge?: string;
}

/** REST only. */
export class DeviceTokenInput {
  @TextField(deviceCode)
  readonly deviceCode!: string;

  @TextField(clientId)
  readonly clientId!: string;

  @TextField({
    optional: true,
    pattern: CODE_VERIFIER_PATTERN,
    description: 'The secret of the `codeChallenge`.',
  })
  readonly codeVerifier?: string;
}

/** A user code that a person has typed. */
@ArgsType()
@InputType()
export class DeviceCodeInput {
  @UserCodeField()
  readonly userCode!: string;
}

@InputType()
export class ApproveDeviceInput {
  @UserCodeField()
  readonly userCode!: string;

  @TextField({
    ...LIMITS.secondFactorCode,
    optional: true,
    nullable: true,
    description: 'For accounts with a second factor.',
  })
  readonly secondFactorCode?: string | null;
}
