/** Copies GraphiQL's prebuilt files, and compressed copies of them, into dist/graphiql. */
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compress } from '../web/bundling/compress-assets';

const root = resolve(__dirname, '..');
const folder = join(root, 'dist/graphiql');

const FILES = {
  'react.js': 'react/umd/react.production.min.js',
  'react-dom.js': 'react-dom/umd/react-dom.production.min.js',
  'graphiql.js': 'graphiql/graphiql.min.js',
  'graphiql.css': 'graphiql/graphiql.min.css',
};

/** Resolved relative to package.json, because packages may not export these files. */
function packageFile(path: string): string {
  const [name = '', ...rest] = path.split('/');
  const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`);
  return join(dirname(manifest), ...rest);
}

async function copyAll(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(FILES)) {
    await copyFile(packageFile(source), join(folder, name));
    await compress(join(folder, name));
  }
}

copyAll().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
