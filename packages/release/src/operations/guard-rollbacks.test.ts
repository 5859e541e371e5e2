import { readdir, writeFile } from 'node:fs/promises'
import { findUnseen, unseenIn } from '@plaza/contract/kernel'
import type { Registry } from '@plaza/contract/release'
import { describeStatus, describeVerification } from '../cli/describe'
import { seal } from '../store/sealed'
import { createTempStore, writeFakeDist } from '../testing'
import type { TempStore } from '../testing'
import { startCanary } from './canary'
import { doChange } from './do-change'
import { explain } from './explain'
import { promote } from './promote'
import { publishAndPromoteAll } from './publish-and-promote-all'
import { publish } from './publish'
import { rollBackCanary } from './roll-back-canary'
import { rollback } from './rollback'
import { history, status } from './status'
import { verifyStore } from './verify-store'

const author = { who: 'ann', why: 'a test' }
const bea = { who: 'bea', why: 'the reports were wrong' }
const remote = 'mf-cashier'
const [v1, v2, v3, v4] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003', '1.3.0-00000004'] as const
let temp: TempStore
async function dist(name: string, id: string): Promise<string> {
  const folder = temp.path(`${name}-${id}`)
  await writeFakeDist(folder, name, id, { 'entry.js': `run('${id}')` })
  return folder
}
beforeEach(async () => {
  temp = await createTempStore()
  const dists = [await dist('shell', '1.0.0-0000000a'), await dist(remote, v1)]
  await publishAndPromoteAll(temp.store, { dists, publisher: temp.publisher, author })
  for (const id of [v2, v3, v4])
    await publish(temp.store, { dist: await dist(remote, id), publisher: temp.publisher })
})
afterEach(() => temp.remove())

const takeBack = async (release: string) => {
  await startCanary(temp.store, { remote, release, basisPoints: 10_000, guard: 0.1 }, author)
  await rollBackCanary(temp.store, { remote, release }, '9 of 20 page loads failed')
}
const channel = async () => (await status(temp.store))?.channels[remote]
const served = async () => {
  const { choices } = await explain(temp.store, { merchant: 'demo', visitor: 'v' })
  const { release, fallback } = choices.find((choice) => choice.remote === remote) ?? {}
  return { release, fallback }
}

describe('a release that the guard rolled back', () => {
  // GUARD-4
  it('is promoted again with a warning that repeats the reason, and with who did it', async () => {
    await takeBack(v2)
    const { warnings } = await promote(temp.store, { remote, release: v2 }, bea)
    expect(warnings).toContainEqual(
      expect.stringMatching(/^The guard rolled 1\.1\.0-00000002 back at 20.*Z: 9 of 20 page loads failed\.$/),
    )
    expect((await channel())?.guardRollbacks).toEqual([
      {
        release: v2,
        when: expect.any(Number) as number,
        why: '9 of 20 page loads failed',
        reinstated: { ...bea, when: expect.any(Number) as number },
      },
    ])
  })

  // GUARD-4
  it('is named by status and verify while it is live, with who reinstated it, when and why', async () => {
    await takeBack(v2)
    await promote(temp.store, { remote, release: v2 }, bea)
    const words = /The guard rolled 1\.1\.0-.* back at .*: 9 of 20 .* bea reinstated it at .*: the reports/
    expect(describeStatus(await status(temp.store)).join('\n')).toMatch(words)
    const verification = await verifyStore(temp.store)
    expect(verification).toMatchObject({ isWell: true, findings: [{ severity: 'warning' }] })
    expect(describeVerification(verification).join('\n')).toMatch(words)
    await promote(temp.store, { remote, release: v3 }, author)
    expect((await verifyStore(temp.store)).findings).toEqual([])
    expect(describeStatus(await status(temp.store)).join('\n')).not.toContain('guard')
  })

  it('is named by verify while a merchant stays pinned to it', async () => {
    await doChange(temp.store, { kind: 'pin', remote, merchant: 'demo', release: v2 }, author)
    await takeBack(v2)
    expect((await verifyStore(temp.store)).findings).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('a merchant is pinned to it') as string },
    ])
  })

  // GUARD-4
  it('is never the fallback nor the default of a rollback, also after it was promoted again', async () => {
    await takeBack(v2)
    await promote(temp.store, { remote, release: v2 }, bea)
    await promote(temp.store, { remote, release: v3 }, author)
    expect(await served()).toEqual({ release: v3, fallback: v1 })
    await rollback(temp.store, { remote }, author)
    expect(await served()).toEqual({ release: v1, fallback: null })
    await expect(rollback(temp.store, { remote, to: v2 }, author)).rejects.toThrow('mfe promote')
  })

  it('is not the fallback of a canary either, while it is everybody’s', async () => {
    await takeBack(v2)
    await promote(temp.store, { remote, release: v2 }, bea)
    await startCanary(temp.store, { remote, release: v3, basisPoints: 10_000 }, author)
    expect(await served()).toEqual({ release: v3, fallback: v1 })
  })

  it('is rolled back a second time, after which nobody has reinstated it', async () => {
    await takeBack(v2)
    await takeBack(v2)
    expect((await channel())?.guardRollbacks).toMatchObject([{ release: v2 }])
    expect((await channel())?.guardRollbacks?.[0]).not.toHaveProperty('reinstated')
  })
})

/** Writes further revisions as the program before these rules wrote them. */
async function writeOldRevisions(
  changes: (Pick<Registry, 'who' | 'why' | 'action'> & { channel: object })[],
): Promise<void> {
  const base = await temp.store.readRevision(1)
  for (const [index, { channel: terms, ...facts }] of changes.entries()) {
    const revision = index + 2
    const channels = { ...base?.channels, [remote]: terms }
    const merchants = { demo: { [remote]: { enabled: true, reason: 'bank\u202eyadiloh' } } }
    const document = {
      ...base,
      revision,
      parent: revision - 1,
      when: revision,
      ...facts,
      channels,
      merchants,
    }
    const file = `${String(revision).padStart(8, '0')}.json`
    await writeFile(temp.path(`store/registry/revisions/${file}`), seal(document))
  }
}
const salted = { release: v2, basisPoints: 500, salt: v2, guard: 0.1 }
/** v2 was everybody’s, became a canary of its own successor’s channel, and was left as its fallback by the guard. */
const oldLog = () =>
  writeOldRevisions([
    { ...author, action: { kind: 'promote', remote, release: v2 }, channel: { current: v2, previous: [v1] } },
    {
      ...author,
      action: { kind: 'promote', remote, release: v3 },
      channel: { current: v3, previous: [v2, v1] },
    },
    {
      ...author,
      action: { kind: 'canary', remote, release: v2 },
      channel: { current: v3, previous: [v2, v1], rollout: salted },
    },
    {
      who: 'canary guard',
      why: '9 of 20 page loads failed: \u001b[2J',
      action: { kind: 'guard', remote, release: v2 },
      channel: { current: v3, previous: [v2, v1], rolledBack: [v2] },
    },
  ])

describe('a store that an older program wrote', () => {
  // GUARD-4, SERVER-9
  it('is named by verify where pages fall back to a release that the guard rolled back, and for its invisible characters', async () => {
    await oldLog()
    expect(await served()).toEqual({ release: v3, fallback: v2 })
    const verification = await verifyStore(temp.store)
    expect(verification.isWell).toBe(false)
    expect(verification.findings).toContainEqual({
      severity: 'error',
      about: `${remote}/${v2}`,
      message: expect.stringContaining(`\`mfe repair ${remote}\``) as string,
    })
    expect(verification.findings).toContainEqual({
      severity: 'warning',
      about: 'revision 5',
      message: expect.stringContaining('Its why has the invisible character U+001B.') as string,
    })
    expect(unseenIn(describeVerification(verification).join(' '))).toBeUndefined()
  })

  // GUARD-4, SERVER-9
  it('is repaired once, in one revision of the log, without losing a release or changing what is live', async () => {
    await oldLog()
    const files = await readdir(temp.path(`store/releases/${remote}`))
    const { registry, isChanged } = await doChange(temp.store, { kind: 'repair', remote }, bea)
    expect({ isChanged, revision: registry.revision }).toEqual({ isChanged: true, revision: 6 })
    expect(registry.channels[remote]).toEqual({
      current: v3,
      previous: [v1],
      rolledBack: [v2],
      guardRollbacks: [{ release: v2, when: 5, why: '9 of 20 page loads failed: \\u{001B}[2J' }],
    })
    expect(findUnseen(registry)).toBeUndefined()
    expect(await served()).toEqual({ release: v3, fallback: v1 })
    expect((await verifyStore(temp.store)).isWell).toBe(true)
    expect(await readdir(temp.path(`store/releases/${remote}`))).toEqual(files)
    const [entry] = await history(temp.store, { limit: 1, remote })
    expect(entry).toMatchObject({ ...bea, action: { kind: 'repair', remote } })
    expect(await doChange(temp.store, { kind: 'repair', remote }, bea)).toMatchObject({ isChanged: false })
    expect(await temp.store.latestRevision()).toBe(6)
  })

  it('shows by its log who reinstated a release that the guard rolled back, before and after it is repaired', async () => {
    await oldLog()
    await promote(temp.store, { remote, release: v2 }, bea)
    const named = { message: expect.stringMatching(/bea reinstated it at .*: the reports/) as string }
    expect((await verifyStore(temp.store)).findings).toContainEqual(expect.objectContaining(named))
    await doChange(temp.store, { kind: 'repair', remote }, author)
    expect((await channel())?.guardRollbacks).toMatchObject([{ release: v2, reinstated: bea }])
    expect((await verifyStore(temp.store)).findings).toContainEqual(expect.objectContaining(named))
    await promote(temp.store, { remote, release: v4 }, author)
    expect(await served()).toEqual({ release: v4, fallback: v3 })
  })

  it('is repaired by the readable part of a log that has a damaged revision', async () => {
    await oldLog()
    await writeFile(temp.path('store/registry/revisions/00000002.json'), '{')
    await doChange(temp.store, { kind: 'repair', remote }, bea)
    expect(await served()).toEqual({ release: v3, fallback: v1 })
  })
})
