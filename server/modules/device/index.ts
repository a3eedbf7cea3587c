export { DeviceDecisions } from './device-decisions.service';
export { DeviceModule } from './device.module';
export { oauthError } from './oauth-error';
