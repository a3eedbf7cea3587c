export { AuthModule } from './auth.module';
export { ViewerView } from './auth.view';
export { KnownDevices } from './known-devices';
export { RegistrationService } from './registration.service';
export { SessionsService } from './sessions.service';
export { SignInService } from './sign-in.service';
