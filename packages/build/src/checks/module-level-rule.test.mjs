import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace/workspaces.mjs'

const linter = join(root, 'node_modules/oxlint/bin/oxlint')

const declarations = [
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
]
const work = [
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
]

describe('the lint rule for module level', () => {
  let findings

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plaza-lint-'))
    const sources = join(folder, 'mf-any/src')
    await mkdir(sources, { recursive: true })
    for (const [index, code] of [...declarations, ...work].entries())
      await writeFile(join(sources, `${index}.tsx`), code)
    // Its patterns are relative to where it is.
    const config = await readFile(join(root, '.oxlintrc.json'), 'utf8')
    await writeFile(join(folder, '.oxlintrc.json'), config.replace('"./packages/', `"${root}/packages/`))
    const args = [linter, '--format', 'unix']
    findings = await new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: folder }, (_error, out) => resolve(out.split('\n')))
    })
    await rm(folder, { recursive: true })
  })

  const of = (index) =>
    findings.filter((line) => line.startsWith(`mf-any/src/${index}.tsx:`) && line.includes('module-level'))
      .length

  it.each(declarations.map((code, index) => [code, index]))(
    'the rule allows the declaration %s',
    (_, index) => {
      expect(of(index)).toBe(0)
    },
  )

  // PERF-8
  it.each(work.map((code, index) => [code, declarations.length + index]))(
    'the rule refuses the work %s',
    (_, index) => {
      expect(of(index)).toBe(1)
    },
  )
})
