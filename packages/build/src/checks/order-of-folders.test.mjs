import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mutualFolders, withoutOrder } from './order-of-folders.mjs'

let tree
beforeEach(() => (tree = mkdtempSync(join(tmpdir(), 'plaza-order-'))))
afterEach(() => rmSync(tree, { recursive: true }))
const write = (file) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), '')
}
const writeMany = (count, folder) => {
  for (let at = 1; at <= count; at += 1) write(`${folder}/part-${at}.ts`)
}

it('a workspace with more than 40 source files needs an order of its folders, tests not counted', () => {
  writeMany(41, 'packages/large/src/parts')
  writeMany(40, 'packages/small/src/parts')
  write('packages/small/src/parts/part-1.test.ts')
  write('packages/small/src/testing/helper.ts')
  expect(withoutOrder(tree, ['packages/large', 'packages/small'], [])).toEqual([
    'packages/large has 41 source files and no entry in layers-inside.mjs.',
  ])
})

it('a folder of an ordered workspace that has no layer is reported', () => {
  for (const folder of ['low', 'high', 'new']) write(`shell/src/${folder}/part.ts`)
  write('shell/src/testing/helper.ts')
  const entries = [{ folder: 'shell/src', layers: ['low', '(?:high|other)'] }]
  expect(withoutOrder(tree, ['shell'], entries)).toEqual([
    'shell/src/new is in no layer of layers-inside.mjs.',
  ])
})

it('folders that import one another by a third are reported once, with the imports that do it', () => {
  const imports = (source, ...resolved) => ({
    source: `shell/src/${source}`,
    dependencies: resolved.map((file) => ({ resolved: `shell/src/${file}` })),
  })
  const modules = [
    imports('one/a.ts', 'two/b.ts', 'one/c.ts'),
    imports('two/b.ts', 'three/d.ts'),
    imports('three/e.ts', 'one/f.ts'),
    imports('four/g.ts', 'one/a.ts'),
    imports('one/a.test.ts', 'four/g.ts'),
  ]
  expect(mutualFolders(modules, [{ folder: 'shell/src', layers: ['[^/]+'] }])).toEqual([
    'Folders of shell/src import one another: shell/src/one/a.ts → shell/src/two/b.ts, shell/src/two/b.ts → shell/src/three/d.ts, shell/src/three/e.ts → shell/src/one/f.ts.',
  ])
})

it('folders below a named folder are checked as well', () => {
  const modules = [
    { source: 'shell/src/features/a/x.ts', dependencies: [{ resolved: 'shell/src/features/b/y.ts' }] },
    { source: 'shell/src/features/b/y.ts', dependencies: [{ resolved: 'shell/src/features/a/x.ts' }] },
  ]
  const entry = { folder: 'shell/src', layers: ['features'] }
  expect(mutualFolders(modules, [entry])).toEqual([])
  expect(mutualFolders(modules, [{ ...entry, below: ['features'] }])).toHaveLength(1)
})
