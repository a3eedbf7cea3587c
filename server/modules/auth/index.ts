export { AuthModule } from './auth.module';
export { KnownDevices } from './sign-in/known-devices.service';
export { LinkedAccounts } from './social/linked-accounts.service';
export { PasswordSignInService } from './password/password-sign-in.service';
export { SessionsService } from './sessions/sessions.service';
export { ViewerView } from './sessions/sessions.view';
