import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Actor } from '../../access/actor';
import type { AppError } from '../../kernel/errors/app-error';
import { InvalidInput } from '../../kernel/errors/issue';
import { Public } from '../../kernel/http/access.decorator';
import { CurrentActor } from '../../kernel/http/actor.decorator';
import { wrongType } from '../../kernel/schema/field-spec';
import { CliTokensService } from '../auth';
import { DeviceAuthorization } from './device-authorization.service';
import {
  AccessDenied,
  AuthorizationPending,
  ExpiredToken,
  InvalidGrant,
  SlowDown,
  UnsupportedGrantType,
} from './device.errors';
import type { PollRefusal } from './device.result';
import { DEVICE_GRANT, toOauthCodes, toOauthToken } from './oauth.body';
import { OauthDeviceInput, OauthRevokeInput, OauthTokenInput } from './oauth.inputs';

const ERRORS: Readonly<Record<PollRefusal, () => AppError>> = {
  unknown: InvalidGrant,
  expired: ExpiredToken,
  denied: AccessDenied,
  'too-soon': SlowDown,
  pending: AuthorizationPending,
};

/** Device sign-in at the addresses and in the words of the RFCs, for standard clients. */
@ApiExcludeController()
@Controller('oauth')
export class OauthController {
  constructor(
    private readonly authorization: DeviceAuthorization,
    private readonly cliTokens: CliTokensService,
  ) {}

  /** RFC 8628 §3.1. */
  @Public({ always: true })
  @Post('device_authorization')
  @HttpCode(200)
  async authorize(@CurrentActor() actor: Actor, @Body() input: OauthDeviceInput): Promise<object> {
    // The method defaults to `plain` (RFC 7636 §4.3), which is not supported.
    if (input.code_challenge !== undefined && input.code_challenge_method === undefined)
      throw missing('code_challenge_method');
    return toOauthCodes(
      await this.authorization.authorize(actor, {
        clientId: input.client_id,
        scope: input.scope,
        deviceName: input.device_name,
        codeChallenge: input.code_challenge,
      }),
    );
  }

  /** RFC 8628 §3.4. */
  @Public({ always: true })
  @Post('token')
  @HttpCode(200)
  async token(@CurrentActor() actor: Actor, @Body() input: OauthTokenInput): Promise<object> {
    if (input.grant_type !== DEVICE_GRANT) throw UnsupportedGrantType();
    const { device_code: deviceCode, client_id: clientId, code_verifier: codeVerifier } = input;
    if (deviceCode === undefined) throw missing('device_code');
    if (clientId === undefined) throw missing('client_id');
    const outcome = await this.authorization.poll(actor, deviceCode, { clientId, codeVerifier });
    if (outcome.kind !== 'granted') throw ERRORS[outcome.kind]();
    return toOauthToken(outcome);
  }

  /** RFC 7009: an unknown token is a success. */
  @Public({ always: true })
  @Post('revoke')
  @HttpCode(200)
  async revoke(@CurrentActor() actor: Actor, @Body() { token, client_id }: OauthRevokeInput): Promise<void> {
    const outcome = await this.cliTokens.revokeHeld(actor, token, client_id);
    if (outcome === 'of-another-client') throw InvalidGrant();
  }
}

function missing(name: string): InvalidInput {
  return new InvalidInput([wrongType('string', undefined, [name])]);
}
