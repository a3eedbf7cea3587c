export { AuthModule } from './auth.module';
export { KnownDevices } from './sign-in/known-devices.service';
export { PasswordSignInService } from './password/password-sign-in.service';
export { SecondFactors } from './second-factor/second-factors.service';
export { SessionsService } from './sessions/sessions.service';
export { ViewerView } from './sessions/sessions.view';
