import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { workspaceRules } from './packages/build/src/lint.mjs'

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.data/**',
      '**/.cache/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: { ...globals.node } } },
  // Parts of a benchmark run inside of the page.
  { files: ['e2e/bench/**/*.mjs'], languageOptions: { globals: { ...globals.browser } } },
  { files: ['**/*.test.mjs', '**/*.cjs'], languageOptions: { globals: { ...globals.jest } } },
  ...workspaceRules({ hooks, tseslint }),
)
