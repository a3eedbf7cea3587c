export { DeviceModule } from './device.module';
export { oauthError } from './oauth-error';
