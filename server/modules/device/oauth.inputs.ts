import { LIMITS } from '@kimari/common/limits';
import { CLIENT_ID_PATTERN, CODE_CHALLENGE_PATTERN, CODE_VERIFIER_PATTERN } from '@kimari/common/patterns';
import { ChoiceField, TextField } from '../../kernel/schema/fields';

const ClientIdField = () => TextField({ ...LIMITS.clientId, pattern: CLIENT_ID_PATTERN });

/** RFC 8628 §3.1, with the challenge of RFC 7636. */
export class OauthDeviceInput {
  @ClientIdField()
  readonly client_id!: string;

  @TextField({ ...LIMITS.scope, optional: true })
  readonly scope?: string;

  /** Not in the RFC, but clients may send parameters of their own. */
  @TextField({ ...LIMITS.deviceName, optional: true })
  readonly device_name?: string;

  @TextField({ optional: true, pattern: CODE_CHALLENGE_PATTERN })
  readonly code_challenge?: string;

  @ChoiceField({ values: ['S256'], graphql: {}, optional: true })
  readonly code_challenge_method?: 'S256';
}

/** RFC 8628 §3.4. Only `grant_type` is required, because it decides what else is. */
export class OauthTokenInput {
  @TextField({ min: 1, max: 100 })
  readonly grant_type!: string;

  @TextField({ ...LIMITS.deviceCode, optional: true })
  readonly device_code?: string;

  @TextField({ ...LIMITS.clientId, optional: true })
  readonly client_id?: string;

  @TextField({ optional: true, pattern: CODE_VERIFIER_PATTERN })
  readonly code_verifier?: string;
}

/** RFC 7009 §2.1. */
export class OauthRevokeInput {
  @TextField({ min: 1, max: LIMITS.token.max })
  readonly token!: string;

  @ClientIdField()
  readonly client_id!: string;
}
