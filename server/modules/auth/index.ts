export { AuthModule } from './auth.module';
export { AuthUserView, ViewerView } from './auth.view';
export { CliTokensService } from './cli-tokens.service';
export { RegistrationService } from './registration.service';
export { SessionsService, type SignedIn } from './sessions.service';
export { SignInService } from './sign-in.service';
