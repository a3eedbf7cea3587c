import { ObjectType } from '@nestjs/graphql';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { TimestampField } from '../../../kernel/schema/fields';

/** The second factor of the caller's account. */
@ObjectType('SecondFactor')
export class SecondFactorView {
  @TimestampField({ description: 'Since when sign-in asks for it.' })
  enabledAt!: number;

  @TimestampField({ nullable: true, description: 'When a code of the app was last used.' })
  lastUsedAt!: number | null;

  @AnswerField(Number, { description: 'Unused recovery codes.', rest: { type: 'integer' } })
  recoveryCodesLeft!: number;
}

/** Secret and address for an authenticator app. */
@ObjectType('SecondFactorSecret')
export class SecondFactorSecretView {
  @AnswerField(String, { description: 'The secret in base32, to be typed.' })
  secret!: string;

  @AnswerField(String, { description: 'An `otpauth:` address, to be opened.' })
  uri!: string;

  @AnswerField(String, { description: 'The address as a QR code: an SVG document.' })
  qr!: string;
}

@ObjectType('RecoveryCodes')
export class RecoveryCodesView {
  @AnswerField([String], { description: 'Ten codes, each of which works once. They are never shown again.' })
  recoveryCodes!: readonly string[];
}
