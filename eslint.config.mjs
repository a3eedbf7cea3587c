import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const PROCESS_ENV = {
  object: 'process',
  property: 'env',
  message: 'Settings are read once, in server/kernel/config/env.ts: inject Env.',
};

const SQL = {
  regex: '^(typeorm|pg|pg-copy-streams)(/|$)',
  message: 'SQL lives in repositories, entities, migrations and kernel/database.',
};
const NEST_TYPEORM = {
  group: ['@nestjs/typeorm'],
  message: 'Modules register their entities; repositories ask Database.',
};
const EXPRESS = { group: ['express'], message: 'Express is known to kernel/http and web-host only.' };
const SCHEMA = {
  group: ['@nestjs/graphql', '@nestjs/swagger'],
  message: 'Schemas are described in edges, views, inputs, kernel/schema and kernel/graphql only.',
};

const ROUTER_LINK = {
  group: ['@remix-run/react'],
  importNames: ['Link'],
  message: 'Use `Link` of components/ui/link, which the server renders in a fraction of the time.',
};

const YAML = {
  group: ['yaml'],
  message: 'Front matter is read in common/targets only, so that pages, server and command line agree.',
};

/** Declaration merging (`declare module`) needs interfaces; everything else reads the same as a type. */
const INTERFACE = {
  selector: ':matches(Program, ExportNamedDeclaration) > TSInterfaceDeclaration',
  message: 'Write a `type`.',
};

const FORM_DATA = {
  selector: "CallExpression[callee.property.name='formData']",
  message: 'Read forms with readForm, which bounds them before anything parses their names.',
};

const COMPOSITION = {
  selector:
    ':matches(MemberExpression[property.name=/^(isComposing|keyCode)$/], Property[key.name=/^(isComposing|keyCode)$/])',
  message: 'Ask isComposing of lib/keys, which knows the order of events in every browser.',
};

const KEYS = {
  selector:
    "JSXAttribute[name.name=/^onKey/] > JSXExpressionContainer > :not(CallExpression[callee.name='onKey']), CallExpression[callee.property.name='addEventListener'][arguments.0.value=/^key/]",
  message: 'Use onKey or listenToKeys of lib/keys: the Enter that ends a conversion is no command.',
};

const SEED = {
  selector:
    "CallExpression[callee.object.name='fc'][callee.property.name='assert']:not(:has(Property[key.name='seed']))",
  message:
    'Give the property the seed of aSeed(), so that SEED=123 tries other inputs and a failure can be repeated.',
};

/** Later entries replace the whole list, so each says everything that its files may not import. */
const mayNotImport = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'web/build/',
      'web/app/graphql/generated/',
      '.cache/',
      'data/',
      'bench/results/',
      'coverage/',
      'test/rooms/',
      '**/node_modules/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    // Classes in decorated signatures are values: Nest reads them at run time.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', INTERFACE],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Nest's empty module classes are the framework's way of wiring.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    // Merged declarations repeat the type parameters of the original.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['server/**/*.ts', 'common/**/*.ts', 'web/app/**/*.{ts,tsx}'],
    ignores: ['server/kernel/config/env.ts', 'server/boot/production-by-default.ts', '**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-properties': ['error', PROCESS_ENV] },
  },
  { files: ['server/**/*.ts'], rules: mayNotImport(SQL, NEST_TYPEORM, EXPRESS, SCHEMA) },
  {
    files: [
      'server/modules/**/*.{controller,resolver,view,inputs,body}.ts',
      'server/kernel/{schema,graphql}/**/*.ts',
    ],
    rules: mayNotImport(SQL, NEST_TYPEORM, EXPRESS),
  },
  {
    files: [
      'server/kernel/database/**/*.ts',
      'server/**/*.{entity,repository}.ts',
      // What a failed statement means to a caller.
      'server/kernel/errors/{database-errors,public-error}.ts',
    ],
    rules: mayNotImport(NEST_TYPEORM, EXPRESS, SCHEMA),
  },
  // The two edges meet here: the request of either one, and the OpenAPI document.
  {
    files: ['server/kernel/http/**/*.ts', 'server/kernel/logging/request-log.ts', 'server/**/*.filter.ts'],
    rules: mayNotImport(SQL, NEST_TYPEORM),
  },
  { files: ['cli/**/*.ts'], rules: mayNotImport(YAML) },
  { files: ['server/web-host/**/*.ts'], rules: mayNotImport(SQL, NEST_TYPEORM) },
  // Wiring and the probes know both edges; they hold no rules.
  {
    files: ['server/**/*.module.ts', 'server/*.ts', 'server/contracts/*.ts', 'server/kernel/health/*.ts'],
    rules: mayNotImport(SQL),
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, { plugins: { 'react-hooks': reactHooks } }],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-syntax': ['error', INTERFACE, FORM_DATA, COMPOSITION, KEYS],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // What scrolls has to be reachable by keyboard, and a region or a group has a name to say what it is.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'] }],
      ...mayNotImport(SQL, NEST_TYPEORM, EXPRESS, ROUTER_LINK, YAML),
    },
  },
  { files: ['web/app/components/ui/link.tsx'], rules: mayNotImport(SQL, NEST_TYPEORM, EXPRESS, YAML) },
  {
    files: ['web/app/lib/keys.ts'],
    rules: { 'no-restricted-syntax': ['error', INTERFACE, FORM_DATA] },
  },
  {
    // The reader itself, which every action goes through.
    files: ['web/app/components/form/read-form.server.ts'],
    rules: { 'no-restricted-syntax': ['error', INTERFACE] },
  },
  {
    // Programs for people, whose output is the terminal, and the page renderer, which has no other log.
    files: ['scripts/**/*.ts', 'bench/**/*.ts', 'web/codegen.ts', 'web/app/entry.server.tsx'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.spec.{ts,tsx}', 'test/**/*.ts'],
    rules: {
      'no-console': 'off',
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['{server,common,cli}/**/*.spec.ts', 'test/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', INTERFACE, SEED] },
  },
);
