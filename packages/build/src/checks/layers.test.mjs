import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { mayImport } from './layers.mjs'
import { workspaceFolders } from '../workspace/workspace-folders.mjs'
import { root } from '../workspace/workspaces.mjs'

const packages = ['packages/contract', 'packages/ui', 'packages/federation', 'packages/release']
const folders = [...packages, 'shell', 'mf-games', 'mf-member']

/** Problems of a tree that consists of these files alone, each a path and its text. */
function problemsOf(files) {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'plaza-layers-')))
  const write = (file, text) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  try {
    mkdirSync(join(tree, 'node_modules/@plaza'), { recursive: true })
    for (const folder of folders) {
      write(`${folder}/src/index.ts`, 'export const index = 1')
      const name = `@plaza/${basename(folder)}`
      const exports = { '.': './src/index.ts', './boot': './src/boot/index.ts' }
      write(`${folder}/package.json`, JSON.stringify({ name, exports }))
      symlinkSync(join(tree, folder), join(tree, 'node_modules', name))
    }
    for (const [file, text] of Object.entries(files)) write(file, text)
    // Its own process: the checker is an ES module, which these tests are not.
    const checker = join(root, 'packages/build/src/checks/check-layers.mjs')
    const script = `const { checkLayers } = await import(${JSON.stringify(checker)})
      console.log(JSON.stringify(await checkLayers(${JSON.stringify(tree)}, ${JSON.stringify(folders)})))`
    const args = ['--input-type=module', '--eval', script]
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })).problems
  } finally {
    rmSync(tree, { recursive: true })
  }
}

describe('the rules of imports', () => {
  it('the import rules name every workspace', () => {
    const nameOf = (folder) => (/^mf-|\/templates\//.test(folder) ? 'remote' : basename(folder))
    const names = new Set(workspaceFolders(root).map(nameOf))
    expect([...names].filter((name) => !(name in mayImport))).toEqual([])
  })

  it('the import rules find each kind of forbidden import, and nothing else', () => {
    const problems = problemsOf({
      'packages/ui/src/allowed.ts': `import '@plaza/contract'`,
      'packages/contract/src/upwards.ts': `import type { index } from '@plaza/ui'; export type A = typeof index`,
      'packages/contract/src/in-a-test.test.ts': `import '@plaza/release'`,
      'packages/release/src/one.ts': `import type { Two } from './two'; export type One = Two | 1`,
      'packages/release/src/two.ts': `import type { One } from './one'; export type Two = One | 2`,
      'packages/release/src/nothing.ts': `import './not-there'`,
      'packages/federation/src/boot/index.ts': `export const boot = 1`,
      'shell/src/start.ts': `import '@plaza/federation/boot'`,
      'mf-games/src/load.ts': `export const load = () => import('@plaza/federation/boot')`,
      'mf-games/src/other.ts': `import '@plaza/mf-member'`,
      'mf-games/src/by-path.ts': `import '../../mf-member/src/index'`,
      'mf-games/src/some.test.ts': `export const helper = 1`,
      'mf-games/src/borrows.ts': `import './some.test'`,
    })
    expect(problems.sort()).toEqual([
      'contract-imports-downwards: packages/contract/src/in-a-test.test.ts → packages/release/src/index.ts',
      'contract-imports-downwards: packages/contract/src/upwards.ts → packages/ui/src/index.ts',
      'everything-resolves: packages/release/src/nothing.ts → ./not-there',
      'no-circles: packages/release/src/one.ts → packages/release/src/two.ts → packages/release/src/one.ts',
      'no-product-code-imports-a-test: mf-games/src/borrows.ts → mf-games/src/some.test.ts',
      'only-the-shell-loads-remotes: mf-games/src/load.ts → packages/federation/src/boot/index.ts',
      'remotes-stay-apart: mf-games/src/other.ts → mf-member/src/index.ts',
      'workspaces-meet-by-package-name: mf-games/src/by-path.ts → mf-member/src/index.ts',
    ])
  })
})
