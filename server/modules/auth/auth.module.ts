import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ACTOR_SOURCE } from '../../kernel/http/actor-source';
import { PurgeSteps } from '../../kernel/maintenance/purge-steps';
import { Clock } from '../../kernel/clock';
import { Admission, UsersModule } from '../users';
import { AUTH_PURGE_STEPS } from './auth.purge-steps';
import { BearerActorSource } from './bearer/actor-source.service';
import { JwtStrategy } from './bearer/jwt.strategy';
import { AccountNotices } from './notices/account-notices.service';
import { OneTimeToken } from './one-time-token.entity';
import { OneTimeTokens } from './one-time-tokens.service';
import { OneTimeTokensRepository } from './one-time-tokens.repository';
import { Credential } from './credentials/credential.entity';
import { CredentialsRepository } from './credentials/credentials.repository';
import { Passwords } from './credentials/passwords.service';
import { EmailChangeResolver } from './email-change/email-change.resolver';
import { EmailChange } from './email-change/email-change.service';
import { KnownDevices } from './sign-in/known-devices.service';
import { KnownNetworksRepository } from './sign-in/known-networks.repository';
import { PasswordChangeController } from './password/password-change.controller';
import { PasswordChange } from './password/password-change.service';
import { PasswordController } from './password/password.controller';
import { PasswordResolver } from './password/password.resolver';
import { PasswordMeter } from './strength/password-meter.service';
import { PasswordStrengthResolver } from './strength/password-strength.resolver';
import { PasswordSignInService } from './password/password-sign-in.service';
import { PasswordReset } from './recovery/password-reset.service';
import { RecoveryController } from './recovery/recovery.controller';
import { RecoveryResolver } from './recovery/recovery.resolver';
import { RegistrationController } from './registration/registration.controller';
import { RegistrationInvitationsRepository } from './operator/registration-invitations.repository';
import { RegistrationResolver } from './registration/registration.resolver';
import { RegistrationService } from './registration/registration.service';
import { VerificationController } from './verification/verification.controller';
import { VerificationResolver } from './verification/verification.resolver';
import { VerificationService } from './verification/verification.service';
import { OperatorInvitations } from './operator/operator-invitations.service';
import { Suspensions } from './operator/suspensions.service';
import { OperatorAccounts } from './operator/operator-accounts.service';
import { FinishSignIn } from './sign-in/finish-sign-in.service';
import { Reauthentication } from './credentials/reauthentication.service';
import { CompleteSignIn } from './sign-in/complete-sign-in.service';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInResolver } from './sign-in/sign-in.resolver';
import { SecurityEvents } from './events/security-events.service';
import { SecurityEventsController } from './events/security-events.controller';
import { SecurityEventsResolver } from './events/security-events.resolver';
import { SecurityEventsRepository } from './events/security-events.repository';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorResolver } from './second-factor/second-factor.resolver';
import { IdentityConfirmation } from './second-factor/identity-confirmation.service';
import { SecondFactorSettings } from './second-factor/second-factor-settings.service';
import { SecondFactorSetupsRepository } from './second-factor/second-factor-setups.repository';
import { SecondFactors } from './second-factor/second-factors.service';
import { SecondFactorsRepository } from './second-factor/second-factors.repository';
import { AccessTokens } from './sessions/access-tokens.service';
import { RefreshToken } from './sessions/refresh-token.entity';
import { Session } from './sessions/session.entity';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsRepository } from './sessions/sessions.repository';
import { SessionsResolver } from './sessions/sessions.resolver';
import { SessionsService } from './sessions/sessions.service';
import { ViewerResolver } from './sessions/viewer.resolver';
import { AccountClaims } from './social/claims.service';
import { SocialFlow } from './social/flow.entity';
import { SocialFlowsRepository } from './social/flows.repository';
import { SocialFlows } from './social/flows.service';
import { LinkedAccount } from './social/linked-account.entity';
import { LinkedAccountsController } from './social/linked-accounts.controller';
import { LinkedAccountsRepository } from './social/linked-accounts.repository';
import { LinkedAccountsResolver } from './social/linked-accounts.resolver';
import { LinkedAccounts } from './social/linked-accounts.service';
import { ProvidedGroups } from './social/provided-groups.service';
import { SocialProviders } from './social/providers.service';
import { SocialRegistration } from './social/registration.service';
import { SocialSignIn } from './social/sign-in.service';
import { SocialController } from './social/social.controller';
import { SocialResolver } from './social/social.resolver';
import { CliToken } from './tokens/cli-token.entity';
import { CliTokensRepository } from './tokens/cli-tokens.repository';
import { CliTokensService } from './tokens/cli-tokens.service';
import { CliTokensController } from './tokens/tokens.controller';
import { CliTokensResolver } from './tokens/tokens.resolver';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Credential,
      Session,
      RefreshToken,
      OneTimeToken,
      CliToken,
      SocialFlow,
      LinkedAccount,
    ]),
    JwtModule.register({}),
    UsersModule,
  ],
  controllers: [
    RegistrationController,
    VerificationController,
    RecoveryController,
    PasswordController,
    PasswordChangeController,
    SessionsController,
    CliTokensController,
    SignInController,
    SecondFactorController,
    SecurityEventsController,
    SocialController,
    LinkedAccountsController,
  ],
  providers: [
    OneTimeTokensRepository,
    OneTimeTokens,
    RegistrationInvitationsRepository,
    RegistrationService,
    RegistrationResolver,
    PasswordMeter,
    PasswordStrengthResolver,
    PasswordReset,
    RecoveryResolver,
    VerificationService,
    VerificationResolver,
    CredentialsRepository,
    Passwords,
    PasswordChange,
    EmailChange,
    EmailChangeResolver,
    KnownDevices,
    KnownNetworksRepository,
    AccountNotices,
    Reauthentication,
    SecondFactorsRepository,
    SecondFactors,
    SecondFactorSetupsRepository,
    IdentityConfirmation,
    SecondFactorSettings,
    SecondFactorResolver,
    OperatorAccounts,
    OperatorInvitations,
    Suspensions,
    SecurityEventsRepository,
    SecurityEvents,
    SecurityEventsResolver,
    FinishSignIn,
    CompleteSignIn,
    SignInResolver,
    PasswordSignInService,
    PasswordResolver,
    AccessTokens,
    SessionsRepository,
    SessionsService,
    SessionsResolver,
    ViewerResolver,
    CliTokensRepository,
    CliTokensService,
    CliTokensResolver,
    SocialProviders,
    ProvidedGroups,
    SocialFlowsRepository,
    SocialFlows,
    LinkedAccountsRepository,
    LinkedAccounts,
    AccountClaims,
    SocialRegistration,
    SocialSignIn,
    SocialResolver,
    LinkedAccountsResolver,
    JwtStrategy,
    { provide: ACTOR_SOURCE, useClass: BearerActorSource },
  ],
  exports: [
    ProvidedGroups,
    ACTOR_SOURCE,
    CliTokensService,
    EmailChange,
    KnownDevices,
    PasswordChange,
    Passwords,
    AccountNotices,
    PasswordSignInService,
    Reauthentication,
    SessionsService,
    SecondFactors,
    LinkedAccounts,
    IdentityConfirmation,
    OperatorAccounts,
    PasswordReset,
    Suspensions,
  ],
})
export class AuthModule {
  constructor(
    purge: PurgeSteps,
    admission: Admission,
    invitations: RegistrationInvitationsRepository,
    clock: Clock,
  ) {
    purge.add(...AUTH_PURGE_STEPS);
    admission.addOperatorInvitations((emailKey) => invitations.isInvited(emailKey, clock.now()));
  }
}
