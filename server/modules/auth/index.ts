export { AuthModule } from './auth.module';
export { KnownDevices } from './password/known-devices.service';
export { SignInService } from './password/sign-in.service';
export { SessionsService } from './sessions/sessions.service';
export { ViewerView } from './sessions/sessions.view';
