/** Generates the pages' typed documents from schema.graphql and every `*.graphql` below web/app. */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codegen as generate } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { buildSchema, NoUnusedFragmentsRule, parse, printSchema, specifiedRules, validate } from 'graphql';
import type { DocumentNode } from 'graphql';
import { codegen } from '../web/codegen';

type Source = { readonly location: string; readonly rawSDL: string; readonly document: DocumentNode };

async function readDocuments(folder: string): Promise<Source[]> {
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => name.endsWith('.graphql')).sort();
  return Promise.all(
    paths.map(async (name) => {
      const location = join(folder, name);
      const rawSDL = await readFile(location, 'utf8');
      return { location, rawSDL, document: parse(rawSDL) };
    }),
  );
}

async function main(): Promise<void> {
  const schemaAst = buildSchema(await readFile(codegen.schema, 'utf8'));
  const documents = await readDocuments(codegen.documents);
  const whole: DocumentNode = {
    kind: 'Document' as DocumentNode['kind'],
    definitions: documents.flatMap(({ document }) => document.definitions),
  };
  // Fragments may be unused for now.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const problems = validate(schemaAst, whole, rules);
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.toString()).join('\n\n'));

  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: codegen.output,
    schema: parse(printSchema(schemaAst)),
    schemaAst,
    documents,
    config: { ...codegen.config },
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
    pluginContext: {},
  });
  for (const output of outputs) {
    await mkdir(dirname(output.filename), { recursive: true });
    await writeFile(output.filename, await generate(output));
  }
  console.log(`${documents.length} GraphQL files → ${codegen.output}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
