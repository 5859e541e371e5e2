import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { crashOutcome } from './crash'
import { minesOutcome, openedMask } from './mines'
import { slotModels } from './slot-models'
import { playCrash, playMines, playSlot, verifyRound, type RoundProof } from './verify'

const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'Maria', nonce: 7 }
const serverSeedHash = createHash('sha256').update(seeds.serverSeed).digest('hex')
const base = { ...seeds, serverSeedHash }

/** Unsigned numbers of the stream, computed with node:crypto alone. */
function numbers(nonce: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    createHmac('sha256', seeds.serverSeed)
      .update(`${seeds.clientSeed}:${nonce}:${Math.floor(index / 8)}`)
      .digest()
      .readUInt32BE((index % 8) * 4),
  )
}

const slotProof = async (nonce = 7): Promise<RoundProof> => ({
  ...base,
  nonce,
  engine: 'slot',
  model: 'slot-high',
  params: { jackpotChance: 0 },
  outcome: await playSlot('slot-high', { ...seeds, nonce }, 0),
})

describe('a past round', () => {
  it('a slot round is recomputed from its proof, also after the proof went over the wire', async () => {
    const proof = JSON.parse(JSON.stringify(await slotProof())) as RoundProof
    expect(await verifyRound(proof)).toMatchObject({ hashMatches: true, matches: true })
  })

  it('a slot round stops at the positions that the top five bits of each number give', async () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { stops, freeSpins, scatters } = await playSlot('slot-high', { ...seeds, nonce }, 0)
      const words = numbers(nonce, 6 + 5 * freeSpins.length)
      expect(stops).toEqual(words.slice(0, 5).map((word) => word >>> 27))
      for (const [index, spin] of freeSpins.entries())
        expect(spin.stops).toEqual(words.slice(6 + 5 * index, 11 + 5 * index).map((word) => word >>> 27))
      expect(freeSpins.length).toBe(slotModels['slot-high'].freeSpins[scatters - 3] ?? 0)
    }
  })

  it('a slot round wins the jackpot when the sixth number is below the chance', async () => {
    const sixth = numbers(7, 6)[5] ?? 0
    expect((await playSlot('slot-low', seeds, sixth)).jackpot).toBe(false)
    expect((await playSlot('slot-low', seeds, sixth + 1)).jackpot).toBe(true)
  })

  it('a crash round ends where integer arithmetic says and pays those who left in time', async () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const word = BigInt(numbers(nonce, 1)[0] ?? 0)
      const exact = Number((97n * 2n ** 32n) / (2n ** 32n - word))
      expect(await playCrash({ ...seeds, nonce })).toBe(Math.min(100_000, Math.max(100, exact)))
    }
    const point = await playCrash(seeds)
    const proof = { ...base, engine: 'crash' as const, model: 'crash' }
    for (const cashOut of [0, point, point + 1])
      expect(
        await verifyRound({ ...proof, params: { cashOut }, outcome: crashOutcome(point, cashOut) }),
      ).toMatchObject({ matches: cashOut === 0 || (cashOut >= 101 && cashOut <= 100_000), hashMatches: true })
  })

  it('a mines round has the mines of an independent shuffle', async () => {
    for (let mines = 1; mines < 25; mines += 1) {
      const left = Array.from({ length: 25 }, (_, field) => field)
      const expected = numbers(7, mines).map(
        (word) => left.splice(Number((BigInt(word) * BigInt(left.length)) >> 32n), 1)[0] ?? -1,
      )
      expect(await playMines(seeds, mines)).toEqual(expected.sort((a, b) => a - b))
    }
    const positions = await playMines(seeds, 3)
    const opened = [0, 1, 2, 3, 4].filter((field) => !positions.includes(field))
    const proof: RoundProof = {
      ...base,
      engine: 'mines',
      model: 'mines',
      params: { mines: 3, opened: openedMask(opened) },
      outcome: minesOutcome(positions, opened),
    }
    expect(await verifyRound(proof)).toMatchObject({ matches: true, hashMatches: true })
    const more = { ...proof, params: { mines: 4, opened: openedMask(opened) } }
    expect(await verifyRound(more)).toMatchObject({ matches: false, hashMatches: true })
  })

  it('a round is not confirmed when any part of its proof was changed', async () => {
    const proof = await slotProof()
    const other = (change: Partial<RoundProof>) => verifyRound({ ...proof, ...change })
    expect(await other({ nonce: 8 })).toMatchObject({ matches: false, hashMatches: true })
    expect(await other({ clientSeed: 'Mario' })).toMatchObject({ matches: false, hashMatches: true })
    expect(await other({ model: 'slot-low' })).toMatchObject({ matches: false, hashMatches: true })
    expect(await other({ serverSeed: 'b'.repeat(64) })).toMatchObject({ matches: false, hashMatches: false })
    expect(await other({ outcome: { ...(proof.outcome as object), totalMultiple: 1 } })).toMatchObject({
      matches: false,
    })
  })

  it('a round that cannot be recomputed is not confirmed, and nothing is thrown', async () => {
    const proof = await slotProof()
    expect(await verifyRound({ ...proof, serverSeed: undefined })).toEqual({
      hashMatches: false,
      matches: false,
      outcome: null,
    })
    expect(await verifyRound({ ...proof, serverSeed: '' })).toMatchObject({ matches: false })
    const odd: Partial<RoundProof>[] = [
      { nonce: -1 },
      { nonce: 0.5 },
      { model: 'toString' },
      { params: { jackpotChance: -1 } },
      { engine: 'mines', params: {} },
      { engine: 'mines', params: { mines: 25 } },
      { engine: 'mines', params: { mines: 3, opened: 2 ** 25 } },
      { engine: 'crash', params: { cashOut: 100 } },
    ]
    for (const change of odd)
      expect(await verifyRound({ ...proof, ...change })).toMatchObject({ matches: false, outcome: null })
  })

  it('every engine has an outcome for any seeds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.nat(),
        async (serverSeed, clientSeed, nonce) => {
          const any = { serverSeed, clientSeed, nonce }
          const spin = await playSlot('slot-medium', any, 0)
          expect(spin.totalMultiple % 100).toBe(0)
          const point = await playCrash(any)
          expect(point >= 100 && point <= 100_000).toBe(true)
          expect(new Set(await playMines(any, 24)).size).toBe(24)
        },
      ),
      { numRuns: 40 },
    )
  })
})
