import { Linter } from 'eslint'
import { moduleLevelRule } from './module-level-rule.mjs'

const check = (code) =>
  new Linter().verify(code, {
    plugins: { plaza: { rules: { 'module-level': moduleLevelRule } } },
    rules: { 'plaza/module-level': 'error' },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  }).length

// PERF-8
describe('the lint rule for module level', () => {
  it.each([
    'const f = () => make()',
    'export function f() { make() }',
    'class A { x = make() }',
    'const schema = z.object({ a: z.string() }).check(z.maxLength(3))',
    'export const call = defineCall({ id: 1 })',
    'const Context = createContext(null)',
    'const kept = new Map()',
    "const names = new Set(['a', 'b'])",
    'const table = { a: 1, b: () => make() }',
    'const keys = Object.keys(table)',
    "const text = ['a', 'b'].join('')",
    "import { a } from 'b'; export { a }; export * from 'c'",
  ])('the rule allows the declaration %s', (code) => {
    expect(check(code)).toBe(0)
  })

  it.each([
    'start()',
    'const value = make()',
    'export const value = list.map((one) => one)',
    'const format = new Intl.NumberFormat()',
    'const names = new Set(list)',
    'const table = { a: make() }',
    'const now = performance.now()',
    'const drawing = <g />',
    'for (const one of list) use(one)',
    'const value = await make()',
    'globalThis.value = 1',
  ])('the rule refuses the work %s', (code) => {
    expect(check(code)).toBe(1)
  })
})
