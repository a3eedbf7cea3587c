import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PurgeSteps } from '../../kernel/maintenance/purge-steps';
import { AuthModule } from '../auth';
import { UsersModule } from '../users';
import { DeviceAuthorization } from './device-authorization.service';
import { DeviceController } from './device.controller';
import { DeviceDecisions } from './device-decisions.service';
import { DEVICE_PURGE_STEPS } from './device.purge-steps';
import { DeviceRequest } from './device-request.entity';
import { DeviceRequestsRepository } from './device-requests.repository';
import { DeviceResolver } from './device.resolver';
import { OauthController } from './oauth.controller';
import { OauthMetadataController } from './oauth-metadata.controller';
import { UserCodes } from './user-codes.service';

@Module({
  imports: [TypeOrmModule.forFeature([DeviceRequest]), UsersModule, AuthModule],
  controllers: [DeviceController, OauthController, OauthMetadataController],
  providers: [UserCodes, DeviceRequestsRepository, DeviceAuthorization, DeviceDecisions, DeviceResolver],
  exports: [DeviceDecisions],
})
export class DeviceModule {
  constructor(purge: PurgeSteps) {
    purge.add(...DEVICE_PURGE_STEPS);
  }
}
