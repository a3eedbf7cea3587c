import { withQuery } from './paths';

/** The addresses of the ways in behind `paths.login` and `paths.register`, which the frame of every page does without. */
export const signInPaths = {
  /** The second step of a sign-in; `code: 'recovery'` asks for a recovery code. */
  secondFactor: ({ redirectTo, code }: { readonly redirectTo?: string; readonly code?: 'recovery' } = {}) =>
    withQuery('/login/second-factor', { redirect: redirectTo, code }),
  /** Begins a sign-in at a provider; takes a posted form. */
  socialStart: () => '/auth/start',
  setupUsername: () => '/auth/setup-username',
  verifyEmail: (token?: string) => withQuery('/verify-email', { token }),
  forgotPassword: () => '/forgotPassword',
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),
  device: (userCode?: string) => withQuery('/device', { user_code: userCode }),
};
