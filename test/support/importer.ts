import { LazyModuleLoader } from '@nestjs/core';
import { ImportModule } from '../../server/import/import.module';
import { RuleImporter } from '../../server/import/rule-importer';
import type { TestApp } from './app';

/** The importer of a running server, which loads it when it needs it. */
export async function importerOf({ nest }: Pick<TestApp, 'nest'>): Promise<RuleImporter> {
  return (await nest.get(LazyModuleLoader).load(() => ImportModule)).get(RuleImporter);
}
