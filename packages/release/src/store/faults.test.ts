import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addToken } from '../operations/tokens'
import { promote } from '../operations/promote'
import { publish } from '../operations/publish'
import { rollback } from '../operations/rollback'
import { readRecord } from '../operations/status'
import { switchRemote } from '../operations/switch-remote'
import { createFailingDisk, createTempStore, fakeRegistry, writeFakeDist } from '../testing'
import type { FailingDisk, TempStore } from '../testing'
import { readLatest } from './release-store'
import { openFolderStore } from './folder-store'

const remote = 'mf-cashier'
const [v1, v2] = ['1.0.0-00000001', '1.1.0-00000002'] as const
const author = { who: 'ann', why: 'a test' }
const code = (value: string) => expect.objectContaining({ code: value })
let disk: FailingDisk
let temp: TempStore
beforeEach(async () => {
  disk = createFailingDisk()
  temp = await createTempStore(disk)
})
afterEach(() => temp.remove())

async function dist(id: string, changes = {}): Promise<string> {
  const folder = temp.path(`dist-${id}`)
  const files = { 'entry.js': `run('${id.repeat(30)}')`, 'img/a.png': id }
  await writeFakeDist(folder, remote, id, files, changes)
  return folder
}
const put = async (id: string) => publish(temp.store, { dist: await dist(id), publisher: temp.publisher })
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path, (await readFile(path)).toString('base64')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}
const storeContent = () => contentOf(temp.path('store'))

describe('a full disk', () => {
  const works: [string, () => Promise<unknown>][] = [
    ['publishing', () => put(v2)],
    ['promoting', () => promote(temp.store, { remote, release: v1 }, author)],
    [
      'making a token',
      () =>
        addToken(
          temp.store,
          { name: 't', role: 'viewer', remotes: [], merchants: [], expiresAt: Date.now() + 1e6 },
          author,
        ),
    ],
  ]
  it.each(works)(
    'a full disk at any step of %s is reported in one sentence and leaves the store unchanged',
    async (_what, work) => {
      await put(v1)
      const before = await storeContent()
      let notifications = 0
      for (let step = 0; ; step += 1) {
        disk.arm(step)
        const error = await work().then(
          () => undefined,
          (reason: unknown) => reason as Error & { code: string },
        )
        if (!error) break
        // The last flush happens when the file already exists completely; the message states exactly that.
        if (error.code === 'store.unsure') {
          expect(error.message).toMatch(/was written, but the disk did not confirm it/)
          break
        }
        notifications += 1
        expect(error).toMatchObject({ code: 'store.full' })
        expect(error.message).toMatch(
          /^The disk of .* is full; nothing was changed\. Free some space and try again\.$/,
        )
        expect(await storeContent()).toEqual(before)
      }
      expect(notifications).toBeGreaterThan(1)
    },
  )

  it('a store accepts a refused release, and records it, once the disk has space again', async () => {
    disk.arm(5)
    await expect(put(v1)).rejects.toEqual(code('store.full'))
    disk.arm(Number.POSITIVE_INFINITY)
    expect(await put(v1)).toMatchObject({ outcome: 'stored' })
    expect((await readRecord(temp.store, { limit: 1 })).entries[0]).toMatchObject({ outcome: 'done' })
  })

  it('a full disk does not hide the reason of a refusal that cannot be recorded', async () => {
    disk.arm(0)
    await expect(promote(temp.store, { remote, release: v2 }, author)).rejects.toThrow(
      /publish it first.*could not be written to the audit log/,
    )
  })

  it.each(['EROFS', 'EACCES', 'EIO'])('a disk that answers %s is not reported as full', async (failure) => {
    await put(v1)
    disk.arm(0, failure)
    await expect(promote(temp.store, { remote, release: v1 }, author)).rejects.toEqual(code('store.unusable'))
  })
})

describe('a damaged revision', () => {
  const latest = () => temp.path('store/registry/revisions/00000002.json')
  beforeEach(async () => {
    await temp.store.append({ ...fakeRegistry({}), revision: 1, parent: null })
    await temp.store.append({ ...fakeRegistry({ [remote]: { current: v1 } }), revision: 2, parent: 1 })
  })

  it('detects a damaged revision whichever byte was flipped', async () => {
    const bytes = await readFile(latest())
    for (let at = 0; at < bytes.length; at += 1) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      await writeFile(latest(), flipped)
      const read = await temp.store.readRevision(2).catch((error: unknown) => error)
      expect(['registry.corrupt', 'store.newer']).toContain((read as Error & { code?: string }).code)
    }
  })

  it('accepts a revision that was written before revisions had checksums', async () => {
    const { checksum: _seal, ...plain } = JSON.parse(await readFile(latest(), 'utf8')) as { checksum: string }
    await writeFile(latest(), JSON.stringify(plain))
    expect(await temp.store.readRevision(2)).toMatchObject({ revision: 2 })
  })

  it('reports a truncated revision and what to do about it', async () => {
    const { length } = await readFile(latest())
    for (const left of [0, 1, 100, length - 2]) {
      await truncate(latest(), Math.min(left, length))
      await expect(temp.store.readRevision(2)).rejects.toThrow(
        /00000002\.json is damaged; restore it from a copy/,
      )
    }
  })

  it('reports a revision written by a newer version of the program', async () => {
    await writeFile(latest(), JSON.stringify({ schema: 2, revision: 2 }))
    await expect(temp.store.readRevision(2)).rejects.toEqual(code('store.newer'))
  })

  it('a damaged revision stops every change and is left alone; moving it away restores the previous one', async () => {
    await truncate(latest(), 10)
    const before = await contentOf(temp.path('store/registry'))
    await expect(rollback(temp.store, { remote }, author)).rejects.toEqual(code('registry.corrupt'))
    await expect(
      switchRemote(temp.store, { remote, merchant: 'demo', enabled: false }, author),
    ).rejects.toEqual(code('registry.corrupt'))
    expect(await contentOf(temp.path('store/registry'))).toEqual(before)
    await rm(latest())
    expect((await readLatest(temp.store))?.revision).toBe(1)
  })
})

it('of two concurrent promotions, a hundred times, one succeeds, the other reports a conflict, and none is lost', async () => {
  await put(v1)
  await put(v2)
  const other = await openFolderStore(temp.path('store'))
  let revision = 0
  for (let round = 0; round < 100; round += 1) {
    const before = await readLatest(temp.store)
    const wanted = before?.channels[remote]?.current === v1 ? v2 : v1
    const both = await Promise.allSettled([
      promote(temp.store, { remote, release: wanted }, { who: 'ann', why: `${round}` }),
      promote(other, { remote, release: wanted }, { who: 'bob', why: `${round}` }),
    ])
    const done = both.flatMap((one) =>
      one.status === 'fulfilled' && one.value.isChanged ? [one.value.registry] : [],
    )
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(done).toHaveLength(1)
    for (const reason of lost) expect(reason).toEqual(code('registry.conflict'))
    revision += 1
    expect(await readLatest(temp.store)).toMatchObject({
      revision,
      why: `${round}`,
      channels: { [remote]: { current: wanted } },
    })
  }
})

it('the audit trail keeps every refusal: who, when, why, and which rule', async () => {
  await put(v1)
  await expect(
    promote(temp.store, { remote, release: v2 }, { who: 'ann', why: 'in a hurry' }),
  ).rejects.toThrow()
  const { entries, damaged } = await readRecord(temp.store, { limit: 9 })
  expect(entries[0]).toMatchObject({
    who: 'ann',
    why: 'in a hurry',
    outcome: 'refused',
    code: 'release.unknown',
    action: { kind: 'promote', remote, release: v2, via: 'mfe' },
  })
  expect(Math.abs((entries[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000)
  expect(damaged).toEqual([])
})

it('the audit trail keeps the order of what happened in the same millisecond', async () => {
  const reasons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
  for (const why of reasons) {
    const action = { kind: 'promote', remote, release: v2, via: 'mfe' } as const
    await temp.store.appendRecord({ at: 1_793_500_000_000, who: 'ann', why, outcome: 'refused', action })
  }
  const { entries } = await readRecord(temp.store, { limit: 9 })
  expect(entries.map(({ why }) => why)).toEqual(reasons.toReversed())
})

it('the audit trail truncates texts that are too long for it', async () => {
  const long = 'x'.repeat(10_000)
  await expect(
    promote(temp.store, { remote: long, release: long }, { who: long, why: long }),
  ).rejects.toThrow()
  const { entries } = await readRecord(temp.store, { limit: 9 })
  expect(entries[0]?.who).toHaveLength(128)
  expect(entries[0]?.why).toHaveLength(1024)
})

it('names a damaged entry of the audit trail and shows the others', async () => {
  await put(v1)
  await put(v2)
  const [file] = (await readdir(temp.path('store/record'))).sort()
  await writeFile(temp.path(`store/record/${file}`), '{')
  const { entries, damaged } = await readRecord(temp.store, { limit: 9 })
  expect(entries).toHaveLength(1)
  expect(damaged).toEqual([expect.stringContaining(String(file))])
})
