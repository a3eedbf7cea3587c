import type { Theme } from '../../common/enums';
import type { Locale } from '../../common/locale';
import type { Operation, OperationResult } from '../kernel/graphql/execute';
import type { SessionTokens } from './session-cookie';

/** The signed-in user as pages need them. */
export type Viewer = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
};

/** What every loader and action gets, as the web app declares it in web/app/graphql/load-context.ts. */
export type LoadContext = {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly requestId: string;
  readonly nonce: string;
  readonly appUrl: string;
  readonly graphql: { execute(operation: Operation): Promise<OperationResult> };
  readonly session: {
    start(tokens: SessionTokens, options: { readonly rememberMe: boolean }): void;
    end(): Promise<void>;
  };
};
