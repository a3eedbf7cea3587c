export { AuthModule } from './auth.module';
export { EmailChange } from './email-change/email-change.service';
export { type PasswordOwner, Passwords, type PreparedPassword } from './credentials/passwords.service';
export { PasswordChange } from './password/password-change.service';
export { Reauthentication } from './credentials/reauthentication.service';
export { KnownDevices } from './sign-in/known-devices.service';
export { PasswordSignInService } from './password/password-sign-in.service';
export { SessionsService } from './sessions/sessions.service';
export { ViewerView } from './sessions/sessions.view';
