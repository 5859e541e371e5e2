import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SkewPair, SkewRecord } from '@plaza/contract/release'
import { startCanary } from '../operations/canary'
import { promote } from '../operations/promote'
import { publish } from '../operations/publish'
import { publishAndPromoteAll } from '../operations/publish-and-promote-all'
import { verifyStore } from '../operations/verify-store'
import { readLatest } from '../store/release-store'
import { createTempStore, writeFakeDist } from '../testing'
import type { TempStore } from '../testing'
import { skewStateOf } from './skew-state-of'

const author = { who: 'ann', why: 'new form' }
const [shell1, shell2] = ['1.0.0-0000000a', '1.1.0-0000000b'] as const
const [v1, v2, v3] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'] as const
const cashier = 'mf-cashier'
let temp: TempStore
beforeEach(async () => {
  temp = await createTempStore()
  const dists = [await dist('shell', shell1), await dist(cashier, v1), await dist('mf-games', v1)]
  await publishAndPromoteAll(temp.store, { dists, publisher: temp.publisher, author })
  await publishOne(cashier, v2)
})
afterEach(() => temp.remove())

async function dist(remote: string, id: string): Promise<string> {
  await writeFakeDist(temp.path(`${remote}-${id}`), remote, id, { 'entry.js': `run('${remote} ${id}')` })
  return temp.path(`${remote}-${id}`)
}
const publishOne = async (remote: string, id: string) =>
  publish(temp.store, { dist: await dist(remote, id), publisher: temp.publisher })
const pair = (shell: string, remote: string, release: string, ...failures: string[]): SkewPair => ({
  shell,
  remote,
  release,
  failures,
})
const tried = (remote: string, release: string, at: number, ...pairs: SkewPair[]): Promise<void> =>
  temp.store.putSkew({ remote, release, revision: 1, at, who: 'ci', pairs } satisfies SkewRecord)
const give = (terms: { proven?: boolean; unproven?: boolean } = {}, release: string = v2) =>
  promote(temp.store, { remote: cashier, release, ...terms }, author)
const stateOf = async (remote: string, release: string) => {
  const registry = await readLatest(temp.store)
  if (!registry) throw new Error('no revision')
  return skewStateOf(temp.store, registry, remote, release)
}
const refusal = (message: RegExp) =>
  expect.objectContaining({ code: 'release.unproven', message: expect.stringMatching(message) as string })

it('promotes a release without a skew record, with a warning that names the command', async () => {
  expect((await give()).warnings).toEqual([
    expect.stringMatching(
      /mf-cashier 1\.1\.0-00000002 on shell .* was not tried.*npm run skew -- mf-cashier/,
    ),
  ])
})

it('refuses a release without a skew record when proof is required, also as a canary', async () => {
  await expect(give({ proven: true })).rejects.toEqual(refusal(/Run `npm run skew -- mf-cashier 1\.1\.0-/))
  const canary = { remote: cashier, release: v2, basisPoints: 500, proven: true }
  await expect(startCanary(temp.store, canary, author)).rejects.toEqual(refusal(/no green skew matrix/))
  expect((await readLatest(temp.store))?.revision).toBe(1)
})

it('promotes a release that passed with the live shell, without a warning', async () => {
  await tried(cashier, v2, 1, pair(shell1, cashier, v2))
  expect(await stateOf(cashier, v2)).toBe('green')
  expect(await give({ proven: true })).toMatchObject({ isChanged: true, warnings: [] })
})

it('refuses a release that failed the skew matrix, whether or not proof is required, and says what failed', async () => {
  await tried(cashier, v2, 1, pair(shell1, cashier, v2, '/m/withdraw threw: boom'))
  expect(await stateOf(cashier, v2)).toBe('red')
  for (const terms of [{}, { proven: true }])
    await expect(give(terms)).rejects.toEqual(refusal(/\/m\/withdraw threw: boom/))
})

it('promotes a failed release when the operator overrides it, and records the override', async () => {
  await tried(cashier, v2, 1, pair(shell1, cashier, v2, 'leaks'))
  const { registry, warnings } = await give({ unproven: true })
  expect(registry.action).toMatchObject({ kind: 'promote', release: v2, isUnproven: true })
  expect(warnings).toEqual([expect.stringMatching(/red \(.*leaks.*logged/)])
})

it('the latest skew record of a pair decides', async () => {
  await tried(cashier, v2, 2, pair(shell1, cashier, v2))
  await tried(cashier, v2, 1, pair(shell1, cashier, v2, 'the network was away'))
  expect(await stateOf(cashier, v2)).toBe('green')
  await tried(cashier, v2, 3, pair(shell1, cashier, v2, 'it does leak'))
  expect(await stateOf(cashier, v2)).toBe('red')
})

it('a new live shell needs a new skew record', async () => {
  await tried(cashier, v2, 1, pair(shell1, cashier, v2))
  await publishOne('shell', shell2)
  await promote(temp.store, { remote: 'shell', release: shell2 }, author)
  expect(await stateOf(cashier, v2)).toBe('none')
  await expect(give({ proven: true })).rejects.toEqual(refusal(/on shell 1\.1\.0-0000000b was not tried/))
})

it('a shell needs a skew record for every live release of every remote, including canaries and pins', async () => {
  await publishOne('shell', shell2)
  await startCanary(temp.store, { remote: cashier, release: v2, basisPoints: 500 }, author)
  const proven = { remote: 'shell', release: shell2, proven: true }
  await tried('shell', shell2, 1, pair(shell2, cashier, v1), pair(shell2, 'mf-games', v1))
  await expect(promote(temp.store, proven, author)).rejects.toEqual(refusal(/mf-cashier 1\.1\.0-00000002/))
  await tried('shell', shell2, 2, pair(shell2, cashier, v2))
  expect((await promote(temp.store, proven, author)).warnings).toEqual([])
})

it('refuses a release that fails with the previous shell, because a rollback may bring that shell back', async () => {
  await publishOne('shell', shell2)
  await promote(temp.store, { remote: 'shell', release: shell2 }, author)
  await tried(cashier, v2, 1, pair(shell2, cashier, v2), pair(shell1, cashier, v2, 'no such slot'))
  await expect(give()).rejects.toEqual(refusal(/no such slot/))
})

it('the first shell of a store needs no skew record', async () => {
  const empty = await createTempStore()
  await writeFakeDist(empty.path('dist'), 'shell', shell1, { 'entry.js': 'run()' })
  await publish(empty.store, { dist: empty.path('dist'), publisher: empty.publisher })
  const request = { remote: 'shell', release: shell1, proven: true }
  expect((await promote(empty.store, request, author)).warnings).toEqual([])
  await empty.remove()
})

it('reports a damaged skew record and ignores it', async () => {
  await tried(cashier, v2, 1, pair(shell1, cashier, v2))
  const folder = temp.path('store/skew')
  const [file = ''] = await readdir(folder)
  const text = await readFile(join(folder, file), 'utf8')
  await writeFile(join(folder, file), text.replace(shell1, shell2))
  expect(await stateOf(cashier, v2)).toBe('none')
  await expect(give({ proven: true })).rejects.toEqual(refusal(/is damaged; move it away/))
  expect((await verifyStore(temp.store)).findings).toEqual([
    expect.objectContaining({ about: 'skew matrix', severity: 'error' }),
  ])
})

it('does not accept the skew record of one release for another', async () => {
  await publishOne(cashier, v3)
  await tried(cashier, v2, 1, pair(shell1, cashier, v2))
  expect(await stateOf(cashier, v3)).toBe('none')
  const folder = temp.path('store/skew')
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file.replace(v2, v3)), await readFile(join(folder, file)))
  expect(await stateOf(cashier, v3)).toBe('none')
})
