/**
 * What Oxlint asks of the sources: `npm run lint`. Rules that need types are answered by the compiler itself (tsgolint), and those
 * of `eslint-js` by ESLint's own code. Later overrides replace the options of a rule.
 */
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

/** The options of eslint-plugin-jsx-a11y's recommended rules. */
const POINTER_AND_KEYS = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];
const KEYS_ONLY = ['onKeyUp', 'onKeyDown', 'onKeyPress'];
const LOADING = ['onError', 'onLoad'];
const INTERACTIONS = {
  handlers: [...POINTER_AND_KEYS, ...LOADING],
  ...{ alert: KEYS_ONLY, dialog: KEYS_ONLY, body: LOADING, iframe: LOADING, img: LOADING },
};
const FOCUSABLE = {
  tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'],
};
const LIST_WIDGETS = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'];
const WIDGETS = {
  ul: LIST_WIDGETS,
  ol: LIST_WIDGETS,
  li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
  table: ['grid'],
  td: ['gridcell'],
  fieldset: ['radiogroup', 'presentation'],
};

const on = (prefix, ...names) => Object.fromEntries(names.map((name) => [`${prefix}${name}`, 'error']));

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true },
  ignorePatterns: [
    '**/*.{js,cjs,mjs}',
    '**/dist/',
    'web/build/',
    'web/app/graphql/generated/',
    'data/',
    'test/rooms/',
    'coverage/',
  ],
  rules: {
    ...on(
      'typescript/',
      'ban-ts-comment',
      'no-array-constructor',
      'no-duplicate-enum-values',
      'no-explicit-any',
      'no-extra-non-null-assertion',
      'no-misused-new',
      'no-namespace',
      'no-non-null-asserted-optional-chain',
      'no-require-imports',
      'no-this-alias',
      'no-unnecessary-type-constraint',
      'no-unsafe-declaration-merging',
      'no-unsafe-function-type',
      'no-wrapper-object-types',
      'prefer-as-const',
      'prefer-namespace-keyword',
      'triple-slash-reference',
    ),
    ...on(
      'typescript/',
      'await-thenable',
      'no-array-delete',
      'no-base-to-string',
      'no-duplicate-type-constituents',
      'no-floating-promises',
      'no-for-in-array',
      'no-implied-eval',
      'no-misused-promises',
      'no-redundant-type-constituents',
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-enum-comparison',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'no-unsafe-unary-minus',
      'only-throw-error',
      'prefer-promise-reject-errors',
      'restrict-plus-operands',
      'unbound-method',
    ),
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    ...on(
      '',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'no-console',
      'no-unused-expressions',
    ),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'eslint-js/no-restricted-syntax': ['error', INTERFACE],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  },
  overrides: [
    {
      // Classes in decorated signatures are values: Nest reads them at run time, which Oxlint does not know (oxc #13609).
      files: [
        'server/**/*.{service,repository,resolver,controller,task,loaders,module,guard,strategy}.ts',
        'server/{demo,import,kernel}/**/*.ts',
      ],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      // Merged declarations repeat the type parameters of the original.
      files: ['**/*.d.ts'],
      rules: { 'no-unused-vars': 'off' },
    },
    {
      files: ['server/**/*.ts', 'common/**/*.ts', 'web/app/**/*.{ts,tsx}'],
      excludeFiles: [
        'server/kernel/config/env.ts',
        'server/boot/production-by-default.ts',
        '**/*.spec.{ts,tsx}',
      ],
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
      rules: {
        'eslint-js/no-restricted-syntax': ['error', INTERFACE, FORM_DATA, COMPOSITION, KEYS],
        ...on(
          'jsx-a11y/',
          'alt-text',
          'anchor-has-content',
          'anchor-is-valid',
          'aria-activedescendant-has-tabindex',
          'aria-props',
          'aria-proptypes',
          'aria-role',
          'aria-unsupported-elements',
          'autocomplete-valid',
          'click-events-have-key-events',
          'heading-has-content',
          'html-has-lang',
          'iframe-has-title',
          'img-redundant-alt',
          'label-has-associated-control',
          'media-has-caption',
          'mouse-events-have-key-events',
          'no-access-key',
          'no-autofocus',
          'no-distracting-elements',
          'no-redundant-roles',
          'role-has-required-aria-props',
          'role-supports-aria-props',
          'scope',
          'tabindex-no-positive',
        ),
        'jsx-a11y/interactive-supports-focus': ['error', FOCUSABLE],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': [
          'error',
          { tr: ['none', 'presentation'], canvas: ['img'] },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': ['error', INTERACTIONS],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', WIDGETS],
        'jsx-a11y/no-static-element-interactions': [
          'error',
          { allowExpressionValues: true, handlers: POINTER_AND_KEYS },
        ],
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        // What scrolls has to be reachable by keyboard, and a region or a group has a name to say what it is.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'] }],
        ...mayNotImport(SQL, NEST_TYPEORM, EXPRESS, ROUTER_LINK, YAML),
      },
    },
    { files: ['web/app/components/ui/link.tsx'], rules: mayNotImport(SQL, NEST_TYPEORM, EXPRESS, YAML) },
    {
      files: ['web/app/lib/keys.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', INTERFACE, FORM_DATA] },
    },
    {
      // The reader itself, which every action goes through.
      files: ['web/app/components/form/read-form.server.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', INTERFACE] },
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
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      files: ['{server,common,cli}/**/*.spec.ts', 'test/**/*.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', INTERFACE, SEED] },
    },
    {
      // Remix answers by throwing Responses; Apollo calls an Error an ErrorLike.
      files: ['web/**/*.{ts,tsx}'],
      rules: {
        'typescript/only-throw-error': ['error', { allow: ['Response', 'TypedResponse', 'ErrorLike'] }],
      },
    },
    {
      // Answers of HTTP calls are read as they come; a wrong shape fails the assertion itself.
      files: ['**/*.spec.{ts,tsx}', 'test/**/*.ts'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
      },
    },
  ],
};
