import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { InstallationSecretsRepository } from './installation-secrets.repository';
import { type LostRows, SealedRowsRepository } from './sealed-rows.repository';

/** What the database knows of its secret. Changes nothing. */
@Injectable()
export class SecretState {
  private readonly secrets: InstallationSecretsRepository;
  private readonly rows: SealedRowsRepository;

  constructor(database: Database) {
    this.secrets = new InstallationSecretsRepository((sql, params) => database.read(sql, params));
    this.rows = new SealedRowsRepository((sql, params) => database.read(sql, params));
  }

  /** The fingerprint of the secret in force; null when none has been recorded yet. */
  known(): Promise<string | null> {
    return this.secrets.current();
  }

  /** Rows that none of the secrets opens. */
  findLost(secrets: readonly string[]): Promise<readonly LostRows[]> {
    return this.rows.findLost(secrets);
  }
}
