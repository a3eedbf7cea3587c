import type { AccountSettingsQuery } from '#app/graphql/generated/graphql';

/** The account as its settings page shows it. */
export type Account = NonNullable<AccountSettingsQuery['viewer']>['settings'];
