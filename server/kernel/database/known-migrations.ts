import { DataSource, type MigrationInterface } from 'typeorm';
import { ConnectionMetadataBuilder } from 'typeorm/connection/ConnectionMetadataBuilder.js';
import { migrationFiles } from './data-source';

let names: Promise<readonly string[]> | undefined;

/** The names of all migrations of this release, in order, without a connection. Reads the files once. */
export function namesOfMigrations(): Promise<readonly string[]> {
  return (names ??= readNames());
}

export function nameOfMigration(migration: MigrationInterface): string {
  return migration.name ?? migration.constructor.name;
}

async function readNames(): Promise<readonly string[]> {
  const reader = new ConnectionMetadataBuilder(new DataSource({ type: 'postgres' }));
  return (await reader.buildMigrations([migrationFiles()])).map(nameOfMigration);
}
