import { defineConfig, type OxlintOverride } from 'oxlint';

type Pattern = { message: string } & ({ regex: string } | { group: string[] });

const CLIENT: Pattern[] = [
  { regex: '^node:', message: 'The browser has no Node modules.' },
  { regex: '^@/routes/|^(\\.\\./)+routes/', message: 'Nothing imports a route.' },
  {
    regex: '(^|/)(supabase/(migrations|workers)|local-supabase|tests|scripts)(/|$)',
    message: 'The client knows a Supabase URL and a key, nothing of how the local one is made.',
  },
];

function forbid(files: string[], ...patterns: Pattern[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const off = (files: string[], ...rules: string[]): OxlintOverride => ({
  files,
  rules: Object.fromEntries(rules.map((rule) => [rule, 'off'])),
});

const upward = (layers: string): Pattern => ({
  regex: `^(@|(\\.\\./)+)/?(${layers})(/|$)`,
  message: 'Imports go down: routes → features, operator, site → domain → components → lib.',
});

/** A feature, subject of the back office or public page: sees these other parts, and climbs no higher than its own folder. */
function part(folder: string, sees: string[]): OxlintOverride[] {
  return [0, 1, 2].map((depth) =>
    forbid(
      [`src/${folder}/${'*/'.repeat(depth)}*.{ts,tsx}`],
      ...CLIENT,
      {
        group: ['@/features/*/**', '@/operator/**', '@/site/**', ...sees.map((other) => `!@/${other}/**`)],
        message: `Of other parts only these may be imported: ${sees.join(', ')}.`,
      },
      { regex: `^(\\.\\./){${depth + 1}}`, message: 'A part is left by its alias, such as @/lib.' },
    ),
  );
}

/** Everyone signs in, and the dashboard has the prices. */
const SHARED = ['features/auth', 'features/dashboard'];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/checks/lint-text.ts'],
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['dist/**', 'src/routeTree.gen.ts', 'src/lib/data/database.types.ts'],
  rules: {
    // Off: sequential steps are often intended (migrations, journeys, retries).
    'no-await-in-loop': 'off',
    // Off: the JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Off: styles and fonts are imported for their side effects.
    'import/no-unassigned-import': 'off',
    // Off: `i18next.use()` is the documented call.
    'import/no-named-as-default-member': 'off',
    // Off: the React Compiler is not used.
    'react/incompatible-library': 'off',
    // Off: some libraries require such names.
    'no-underscore-dangle': 'off',
    // Off: copying each element keeps the original unchanged.
    'oxc/no-map-spread': 'off',
    // Off: a small closure reads better next to its use.
    'unicorn/consistent-function-scoping': 'off',
    // Off: a BroadcastChannel takes no target origin, and nothing else posts messages.
    'unicorn/require-post-message-target-origin': 'off',

    eqeqeq: 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'no-alert': 'error',
    'no-console': 'error',
    'translated/wrapped-text': 'error',
    'no-else-return': 'error',
    'no-empty': 'error',
    'no-nested-ternary': 'error',
    'no-param-reassign': 'error',
    'no-warning-comments': [
      'error',
      { terms: ['todo', 'fixme', 'xxx', 'oxlint-disable', 'eslint-disable', '@ts-'], location: 'anywhere' },
    ],
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'oxc/no-barrel-file': 'error',
    'react/button-has-type': 'error',
    'react/forbid-elements': [
      'error',
      { forbid: [{ element: 'form', message: 'Forms are made with components/forms/Form.' }] },
    ],
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'react/self-closing-comp': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': [
      'error',
      { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
    ],
    'typescript/prefer-nullish-coalescing': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'unicorn/no-document-cookie': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/prefer-number-properties': 'error',
    'unicorn/throw-new-error': 'error',
  },
  overrides: [
    { files: ['src/routes/**'], rules: { 'max-lines': ['error', 50] } },
    // Import directions. A later entry replaces an earlier one, so the narrower ones come last.
    forbid(['src/**'], ...CLIENT),
    forbid(['src/lib/**'], ...CLIENT, upward('features|operator|site|domain|components')),
    forbid(['src/components/**'], ...CLIENT, upward('features|operator|site|domain')),
    forbid(['src/domain/**'], ...CLIENT, upward('features|operator|site')),
    ...part('features/*', SHARED),
    // A strategy is a pool and shows orders and fills like a portfolio.
    ...part('features/copying', [...SHARED, 'features/trading']),
    ...part('operator/{{cases,markets,money,people,site}/*,home,shell}', [
      ...SHARED,
      'operator/kit',
      'operator/cases/queue',
    ]),
    ...part('operator/cases/queue', [...SHARED, 'operator/kit']),
    ...part('operator/kit', SHARED),
    ...part('site/kit', ['features/auth']),
    ...['site/pages', 'site/pages/*'].flatMap((folder) => part(folder, ['features/auth', 'site/kit'])),
    forbid(['src/tab/build.ts', 'src/{gallery,tab}/vite.config.ts'], {
      regex: '^@/|(^|/)(tests|scripts)(/|$)',
      message: 'The build of the tab makes its database.',
    }),
    forbid(['src/site/build/**'], {
      regex: '^@/|(^|/)(supabase|tests|scripts)(/|$)',
      message: 'The build imports types of the pages, and loads them through Vite.',
    }),
    forbid(['packages/**', 'supabase/{demo,workers}/**'], {
      regex: '(^|/)(src|scripts|tests)(/|$)',
      message: 'The local stack, its demo world and the workers stand on their own.',
    }),
    forbid(['supabase/workers/{compose-mail,mail-texts,notification-texts,words,chain/invented,chain/psbt}.ts'], {
      regex: '(^|/)(scripts|tests)(/|$)',
      message: 'The workers need of the client only its words, how it writes money, and what a batch is.',
    }),
    // Types from our own tools need no check at run time; data for the client does.
    off(
      ['*', 'packages/**', 'scripts/**', 'src/site/build/**', 'supabase/**', 'tests/**'],
      'typescript/no-unsafe-type-assertion',
    ),
    // Playwright reads a fixture's dependencies from its first parameter, even if empty, and calls `use`.
    off(['tests/{e2e,specification}/support/fixtures.ts'], 'no-empty-pattern', 'react/rules-of-hooks'),
    // Nothing is set: the markup that the build wrote is left as it is.
    off(['src/components/frame/Still.tsx'], 'react/no-danger'),
    // The frame gets its own origin back, not ours.
    off(['src/features/dashboard/components/MarketFrame.tsx'], 'react/iframe-missing-sandbox'),
    off(['src/components/forms/Form.tsx'], 'react/forbid-elements'),
    // As shadcn-ui has it.
    off(['src/components/ui/field.tsx'], 'jsx-a11y/prefer-tag-over-role'),
    // Drawn as blocks on phones, where Safari drops the table roles.
    off(
      ['src/components/ui/table.tsx'],
      'jsx-a11y/no-interactive-element-to-noninteractive-role',
      'jsx-a11y/no-redundant-roles',
    ),
    // These print to the terminal.
    off(['packages/*/src/cli.ts', 'scripts/**', 'tests/{bench,cluster,pictures}/**'], 'no-console'),
    {
      files: ['tests/{app,db,contract,scripts}/**/*.test.{ts,tsx}'],
      plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
      rules: { 'vitest/no-identical-title': 'error' },
    },
  ],
});
