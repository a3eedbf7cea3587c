/** Columns that hold texts sealed with a key of the installation's secret. */
export type SealedColumns = {
  readonly table: string;
  /** The primary key. */
  readonly key: string;
  readonly columns: readonly string[];
  /** The purpose of the derived sealing key. */
  readonly purpose: string;
  /** The condition for rows whose texts are still needed; all rows by default. */
  readonly condition?: string;
};

/** Purposes of derived keys. A text can be opened only for the purpose that it was sealed for. */
export const PURPOSES = {
  secondFactor: 'second-factor/v1',
  recoveryCodes: 'recovery-codes/v1',
  mailOutbox: 'mail-outbox/v1',
  socialFlows: 'social-flows/v1',
  formerCodeKeys: 'former-code-keys/v1',
} as const;

/** Sealed texts that outlive a change of the secret. Setups of second factors and sign-ins at providers end within minutes. */
export const SEALED_COLUMNS: readonly SealedColumns[] = [
  {
    table: 'second_factors',
    key: 'user_id',
    columns: ['sealed_secret'],
    purpose: PURPOSES.secondFactor,
  },
  {
    table: 'second_factor_setups',
    key: 'user_id',
    columns: ['sealed_secret'],
    purpose: PURPOSES.secondFactor,
  },
  {
    table: 'mail_outbox',
    key: 'id',
    columns: ['body_text', 'body_html'],
    purpose: PURPOSES.mailOutbox,
    condition: `sent_at is null and body_text <> ''`,
  },
  {
    table: 'installation_secrets',
    key: 'fingerprint',
    columns: ['sealed_code_key'],
    purpose: PURPOSES.formerCodeKeys,
    condition: 'sealed_code_key is not null',
  },
];
