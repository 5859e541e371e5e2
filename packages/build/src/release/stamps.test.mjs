import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBareTree } from '../../testing/bare-tree.mjs'
import { runIn } from '../../testing/run-in.mjs'

let bare
beforeAll(() => {
  bare = makeBareTree()
})
afterAll(() => bare.remove())

/** The result of `isBuilt` for the process log's package in a new process, after `before` ran in it. */
async function isBuilt(before = '') {
  const script = `
    const { inputHash } = await import('${bare.tree}/packages/build/src/release/release-id.mjs')
    const { isBuilt, noteBuilt } = await import('${bare.tree}/packages/build/src/release/stamps.mjs')
    ${before}
    console.log(JSON.stringify({ isBuilt: isBuilt('process-log') }))`
  const { words } = await runIn(bare.tree, ['--input-type=module', '--eval', script])
  return JSON.parse(words.trim().split('\n').at(-1)).isBuilt
}

// START-1
it('a workspace counts as built until the content of an input changes, whatever the file times are', async () => {
  mkdirSync(join(bare.tree, 'packages/process-log/dist'), { recursive: true })
  expect(await isBuilt()).toBe(false)
  expect(await isBuilt(`noteBuilt('process-log', inputHash('process-log'))`)).toBe(true)
  expect(await isBuilt()).toBe(true)

  const file = join(bare.tree, 'packages/process-log/src/sample.ts')
  const text = readFileSync(file, 'utf8')
  const { atime, mtime } = statSync(file)
  writeFileSync(file, text)
  expect(await isBuilt()).toBe(true)

  writeFileSync(file, text.replace('export', 'ExpOrt'))
  utimesSync(file, atime, mtime)
  expect(await isBuilt()).toBe(false)

  writeFileSync(file, text)
  expect(await isBuilt()).toBe(true)
})
