export { summariseAgent } from './agent-summary';
export { AuthModule } from './auth.module';
export { SuccessResultView } from './auth.view';
export { later, LIFETIMES } from './lifetimes';
export { KnownDevices } from './sign-in/known-devices.service';
export { PasswordSignInService } from './password/password-sign-in.service';
export { SessionsService } from './sessions/sessions.service';
export { ViewerView } from './sessions/sessions.view';
export { CliTokensService } from './tokens/cli-tokens.service';
