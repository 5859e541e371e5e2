import { verifyWitness } from '@plaza/fair'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownKeys, type WitnessKeys } from './keys'
import type { SeenDraw } from './look-at-draw'
import { createWitness, type Witness } from './witness'

const lottery = { merchant: 'demo', code: 'five60' }
const [first, second, third] = ['20261123-0001', '20261123-0002', '20261123-0003']
const digest = 'ab'.repeat(32)

describe('the witness', () => {
  let dataDir: string
  let keys: WitnessKeys
  /** What the site shows, by issue. */
  let shown: Map<string, Partial<SeenDraw>>
  let witness: Witness
  const open = () =>
    createWitness({
      keys,
      dataDir,
      look: async (_lottery, issue) => {
        const seen = shown.get(issue)
        return seen ? { digest, chain: 1, link: 1, key: keys.key, ...seen } : null
      },
    })
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'witness-'))
    keys = await ownKeys(dataDir)
    shown = new Map()
    witness = open()
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  // DRAW-9
  it('a link is given only for an issue whose digest the witness has seen, and verifies against its chain and key', async () => {
    expect(await witness.link(lottery, first)).toBeNull()
    shown.set(first, { link: 7 })
    const given = await witness.link(lottery, first)
    const { end, key } = witness.chain(lottery, 1)
    const record = { name: 'demo/five60', key, end, link: 7, seed: given?.seed, signature: given?.signature }
    expect(await verifyWitness(record, { no: first, digest })).toEqual({ inChain: true, isSigned: true })
  })

  // DRAW-9
  it('a link that was given is given again for the same digest alone, also after a restart', async () => {
    shown.set(first, {})
    const given = await witness.link(lottery, first)
    expect(given).not.toBeNull()
    witness = open()
    expect((await witness.link(lottery, first))?.seed).toBe(given?.seed)
    shown.set(first, { digest: 'cd'.repeat(32) })
    expect(await witness.link(lottery, first)).toBeNull()
    expect((await witness.given(lottery, first))?.digest).toBe(digest)
  })

  // DRAW-9
  it.each<[string, string, Partial<SeenDraw>]>([
    ['the same link for another issue', third, { link: 2 }],
    ['an earlier link', third, { link: 1 }],
    ['an earlier issue', first, { link: 3 }],
    ['a link beyond the chain', third, { link: 32_769 }],
    ['link 0', third, { link: 0 }],
    ['an issue of another witness', third, { link: 3, key: 'another' }],
  ])('a site that asks for %s gets nothing', async (_what, issue, seen) => {
    shown.set(second, { link: 2 })
    expect(await witness.link(lottery, second)).not.toBeNull()
    shown.set(issue, seen)
    expect(await witness.link(lottery, issue)).toBeNull()
    expect(await witness.given(lottery, issue)).toBeNull()
  })

  // DRAW-9
  it('of two requests at once for one link, one issue gets it', async () => {
    shown.set(first, {})
    shown.set(second, {})
    const answers = await Promise.all([witness.link(lottery, first), witness.link(lottery, second)])
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
  })

  it('a line that was cut while it was written is forgotten, and the witness goes on', async () => {
    shown.set(first, {})
    await witness.link(lottery, first)
    const path = join(dataDir, 'given', 'demo.five60.jsonl')
    await writeFile(path, `${await readFile(path, 'utf8')}{"issue":"2026`)
    witness = open()
    shown.set(second, { link: 2 })
    expect((await witness.link(lottery, second))?.link).toBe(2)
    expect((await open().given(lottery, second))?.link).toBe(2)
  })

  // DRAW-9
  it('each lottery and each chain has links of its own, the same after a restart', async () => {
    const again = await ownKeys(dataDir)
    const ends = [
      keys.linkOf('demo/five60', 1, 0),
      keys.linkOf('demo/five60', 2, 0),
      keys.linkOf('demo/pk60', 1, 0),
    ]
    expect(new Set(ends).size).toBe(3)
    expect(again.key).toBe(keys.key)
    expect(again.linkOf('demo/five60', 1, 0)).toBe(ends[0])
  })

  // DRAW-9
  it('the key is readable by its own account alone, and a file that others can read is refused', async () => {
    const path = join(dataDir, 'keys', 'witness.json')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await chmod(path, 0o640)
    await expect(ownKeys(dataDir)).rejects.toThrow(/can be read by other accounts/)
  })
})
