import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ACTOR_SOURCE } from '../../kernel/http/actor-source';
import { PurgeSteps } from '../../kernel/maintenance/purge-steps';
import { UsersModule } from '../users';
import { AccessTokens } from './access-token';
import { AuthController } from './auth.controller';
import { AUTH_PURGE_STEPS } from './auth.purge-steps';
import { AuthResolver } from './auth.resolver';
import { BearerActorSource } from './bearer-actor-source';
import { CliToken } from './cli-token.entity';
import { CliTokensRepository } from './cli-tokens.repository';
import { CliTokensService } from './cli-tokens.service';
import { Credential } from './credential.entity';
import { CredentialsRepository } from './credentials.repository';
import { KnownDevices } from './known-devices';
import { KnownNetworks } from './known-networks';
import { JwtStrategy } from './jwt.strategy';
import { OneTimeToken } from './one-time-token.entity';
import { OneTimeTokensRepository } from './one-time-tokens.repository';
import { RefreshToken } from './refresh-token.entity';
import { RegistrationService } from './registration.service';
import { Session } from './session.entity';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';
import { ViewerResolver } from './viewer.resolver';

@Module({
  imports: [
    TypeOrmModule.forFeature([Credential, Session, RefreshToken, OneTimeToken, CliToken]),
    JwtModule.register({}),
    UsersModule,
  ],
  controllers: [AuthController],
  providers: [
    AccessTokens,
    AuthResolver,
    CliTokensRepository,
    CliTokensService,
    CredentialsRepository,
    JwtStrategy,
    KnownDevices,
    KnownNetworks,
    OneTimeTokensRepository,
    RegistrationService,
    SessionsRepository,
    SessionsService,
    SignInService,
    ViewerResolver,
    { provide: ACTOR_SOURCE, useClass: BearerActorSource },
  ],
  exports: [
    ACTOR_SOURCE,
    CliTokensService,
    KnownDevices,
    RegistrationService,
    SessionsService,
    SignInService,
  ],
})
export class AuthModule {
  constructor(purge: PurgeSteps) {
    purge.add(...AUTH_PURGE_STEPS);
  }
}
