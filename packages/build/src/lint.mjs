import { moduleLevelRule } from './module-level-rule.mjs'

/** Folders whose code a page of the site loads. */
const loadedByPages =
  '{shell,mf-*,packages/{client,contract,events,facade,federation,i18n,money,ui}}/src/**/*.{ts,tsx}'

/** The ESLint rules: types, hooks, and what no file may do. The allowed imports are in `layers.mjs`. */
export const workspaceRules = ({ hooks, tseslint }) => [
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Money, draws, tokens and ids need crypto.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'RichText of packages/ui is the one sanitiser (TEXT-1).',
        },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
    },
  },
  {
    files: ['**/*.config.ts', '**/testing/**', '**/global-setup.ts', '**/global-teardown.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // Component Story Format names what a file's stories are about in its default export.
  { files: ['**/*.stories.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  // The declaration of what a style module gives, which only a reference brings in.
  { files: ['packages/ui/src/cx.ts'], rules: { '@typescript-eslint/triple-slash-reference': 'off' } },
  {
    files: [loadedByPages],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/{testing,stories}/**',
      '**/testing.{ts,tsx}',
      // The entries themselves, and what only the build runs.
      'shell/src/{entry,document}.{ts,tsx}',
      'shell/src/kernel/document/**',
    ],
    plugins: { plaza: { rules: { 'module-level': moduleLevelRule } } },
    rules: { 'plaza/module-level': 'error' },
  },
]
