const floors = ['contract', 'facade', 'fair', 'lottery', 'events', 'client', 'i18n', 'federation', 'ui']

/** May be imported by everybody: pure, without a dependency, for browsers and servers. */
const everywhere = { calendar: [] }

/** Who may import whom (BUILD-1): no import runs upward, no remote imports another or the shell. */
const mayImport = {
  contract: [],
  facade: [],
  fair: [],
  lottery: [],
  events: ['contract'],
  client: ['contract', 'events', 'facade'],
  i18n: ['contract', 'events'],
  federation: ['contract', 'events', 'facade', 'i18n', 'client'],
  ui: ['contract', 'i18n'],
  shell: floors,
  remote: floors,
  release: ['contract'],
  'process-log': ['contract'],
  traffic: ['contract'],
  gateway: ['contract', 'fair', 'lottery', 'process-log', 'traffic'],
  edge: ['contract', 'process-log', 'release', 'traffic'],
  // Of the release package what decides alone, such as who may do what: its subpaths that need no server.
  'release-console': ['contract', 'release', 'i18n', 'ui'],
  'vendor-demo': ['contract', 'fair', 'process-log'],
  build: [],
  e2e: ['contract', 'fair', 'release'],
}

/** What `mfe create` copies keeps a remote's rules. */
const templates = 'packages/build/templates/*/**/*.{ts,tsx}'

const filesOf = (room) =>
  room === 'remote'
    ? ['mf-*/**/*.{ts,tsx}', templates]
    : room === 'shell' || room === 'e2e'
      ? [`${room}/**/*.{ts,tsx}`]
      : [`packages/${room}/**/*.{ts,tsx}`]

/** One rule a room: the house's packages that it may name, and no way out of its folder by path. */
const roomRules = [
  ...Object.entries(everywhere),
  ...Object.entries(mayImport).map(([room, allowed]) => [room, [...Object.keys(everywhere), ...allowed]]),
].map(([room, allowed]) => ({
  files: filesOf(room),
  ...(room === 'build' ? { ignores: [templates] } : {}),
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [
              '@plaza/*',
              ...[room, ...allowed].flatMap((name) => [`!@plaza/${name}`, `!@plaza/${name}/**`]),
            ],
            message: `${room} may import ${allowed.join(', ') || 'no package of the house'} (BUILD-1).`,
          },
          {
            regex: '^(?:\\.\\./)+(?:packages|shell|mf-[a-z0-9-]+|e2e)/',
            message: 'Rooms meet by package name, never by path.',
          },
          ...(room === 'shell'
            ? []
            : [{ group: ['@plaza/federation/boot'], message: 'Loading remotes is the shell’s alone.' }]),
        ],
      },
    ],
  },
}))

/** Lint of the house: types, hooks, and the import rules. */
export const houseRules = ({ hooks, tseslint }) => [
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
  ...roomRules,
  {
    files: [
      '**/*.config.ts',
      '**/provide-core.ts',
      '**/testing/**',
      '**/global-setup.ts',
      '**/global-teardown.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // The sanitiser itself, and the declaration of what a style module gives, which only a reference brings in.
  { files: ['packages/ui/src/rich-text/RichText.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['packages/ui/src/cx.ts'], rules: { '@typescript-eslint/triple-slash-reference': 'off' } },
]
