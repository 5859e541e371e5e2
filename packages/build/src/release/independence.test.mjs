import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBareTree } from '../../testing/bare-tree.mjs'
import { runIn } from '../../testing/run-in.mjs'
import { inputHash, releaseNames } from './release-id.mjs'
import { closureOf, remoteNames } from '../workspace/workspaces.mjs'

const build = 'packages/build/bin/build.mjs'
/** One of them in CI, the quickest; `npm run test:full` builds all. */
const remotes = process.env.TEST_FULL === '1' ? remoteNames() : ['mf-agent']

describe('the inputs of a remote’s build', () => {
  // BUILD-1
  it.each(remoteNames())('%s depends neither on another remote nor on the shell', (remote) => {
    const others = [...closureOf(remote)].filter((name) => name === 'shell' || name.startsWith('mf-'))
    expect(others).toEqual([remote])
  })

  // BUILD-1, START-7
  it.each(remotes)(
    '%s builds the same release when the sources of the shell and the other remotes are missing, in a folder with any name',
    async (remote) => {
      const { tree, remove } = makeBareTree([remote], 'Über plaza #1 %20')
      try {
        expect(await runIn(tree, [build, remote])).toMatchObject({ code: 0 })
        const { release } = JSON.parse(readFileSync(join(tree, remote, 'dist/release.json'), 'utf8'))
        expect(release).toBe(releaseNames(remote).release)
        expect(await hashIn(tree, remote)).toEqual(inputHash(remote))
      } finally {
        remove()
      }
    },
  )

  it('a remote that reads the source of another does not build in that check', async () => {
    const { tree, remove } = makeBareTree(['mf-agent'])
    try {
      appendFileSync(join(tree, 'mf-agent/src/remote.ts'), `import '../../mf-games/src/texts'\n`)
      const { code, words } = await runIn(tree, [build, 'mf-agent'])
      expect(code).not.toBe(0)
      expect(words).toContain('mf-games/src/texts')
    } finally {
      remove()
    }
  })
})

/** The hash of inputs as the bare tree itself computes it. */
async function hashIn(tree, remote) {
  const script = `import('./packages/build/src/release/release-id.mjs').then((id) => process.stdout.write(id.inputHash('${remote}')))`
  return (await runIn(tree, ['--eval', script])).words
}
