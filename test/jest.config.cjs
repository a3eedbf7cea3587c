const { resolve } = require('node:path');
const { untouchedPackages } = require('./esm-packages.cjs');
const { temporaryFolder } = require('./temporary-folder.cjs');

const root = resolve(__dirname, '..');

// Workers, and whatever tests start, take it over.
process.env.TMPDIR = temporaryFolder();

const COMPILER = '<rootDir>/test/swc-transform.cjs';

const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: false, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  isModule: 'unknown',
};
const swcWithTsx = { ...swc, jsc: { ...swc.jsc, parser: { ...swc.jsc.parser, tsx: true } } };

const shared = {
  // Names the folder of compiled files, and how modules are found, which is the same for all but the pages.
  id: 'kimari',
  cacheDirectory: '<rootDir>/.cache/jest',
  rootDir: root,
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(ts|js|mjs)$': [COMPILER, swc], '\\.tsx$': [COMPILER, swcWithTsx] },
  transformIgnorePatterns: [untouchedPackages(root)],
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/data/',
    '<rootDir>/web/build/',
    '<rootDir>/.cache/',
  ],
  moduleNameMapper: { '^#app/(.*)$': '<rootDir>/web/app/$1', '^@kimari/common/(.*)$': '<rootDir>/common/$1' },
  setupFiles: ['reflect-metadata', '<rootDir>/test/support/graphql-as-built.cjs'],
  setupFilesAfterEnv: ['<rootDir>/test/support/no-console.ts'],
  restoreMocks: true,
};

const withDatabase = {
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  setupFilesAfterEnv: [
    ...shared.setupFilesAfterEnv,
    '<rootDir>/test/support/record-statements.ts',
    '<rootDir>/test/support/cheap-passwords.ts',
    '<rootDir>/test/support/close-idle-apps.ts',
  ],
};

const withEmptyDatabase = {
  globalSetup: '<rootDir>/test/faults/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/faults/support/global-teardown.ts',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/test/faults/support/time-to-start.ts'],
};

module.exports = {
  rootDir: root,
  cacheDirectory: '<rootDir>/.cache/jest',
  maxWorkers: '100%',
  // Every file that starts the application leaves about 70 MB behind in its worker.
  workerIdleMemoryLimit: '1GB',
  // A first start of the database on a busy machine is allowed to take its time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{server,common,cli,scripts,bench,demo,test/support}/**/*.spec.ts'],
    },
    {
      ...shared,
      id: 'kimari-web',
      displayName: 'web',
      testEnvironment: '<rootDir>/test/jsdom-environment.cjs',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/test/support/clean-up-pages.ts'],
      testMatch: ['<rootDir>/web/{app,bundling}/**/*.spec.{ts,tsx}'],
      // The first that matches counts: styles of our own have an alias, too.
      moduleNameMapper: {
        '\\.css(\\?url)?$': '<rootDir>/test/support/style-stub.cjs',
        // Vite collects the files of texts.
        '^#app/i18n/resources\\.server$': '<rootDir>/test/support/page-texts.ts',
        ...shared.moduleNameMapper,
      },
    },
    {
      ...shared,
      ...withDatabase,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/integration/**/*.spec.ts'],
    },
    {
      ...shared,
      ...withDatabase,
      displayName: 'contract',
      testMatch: ['<rootDir>/test/contract/**/*.spec.ts'],
    },
    {
      ...shared,
      ...withDatabase,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/{e2e,visibility}/**/*.spec.ts'],
    },
    {
      ...shared,
      ...withDatabase,
      setupFilesAfterEnv: [...withDatabase.setupFilesAfterEnv, '<rootDir>/test/cli/support/end-residents.ts'],
      displayName: 'cli',
      testMatch: ['<rootDir>/test/cli/**/*.spec.ts'],
    },
    { ...shared, displayName: 'search', testMatch: ['<rootDir>/test/search/*.spec.ts'] },
    { ...shared, displayName: 'headers', testMatch: ['<rootDir>/test/headers/*.spec.ts'] },
    {
      ...shared,
      globalSetup: '<rootDir>/test/browser/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/browser/support/global-teardown.ts',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/test/browser/support/close-browser.ts'],
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/*.browser.ts'],
    },
    {
      ...shared,
      ...withEmptyDatabase,
      displayName: 'processes',
      testMatch: ['<rootDir>/test/processes/*.spec.ts'],
    },
    {
      ...shared,
      ...withEmptyDatabase,
      displayName: 'faults',
      testMatch: ['<rootDir>/test/faults/*.spec.ts'],
    },
  ],
};
