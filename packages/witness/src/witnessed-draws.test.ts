import type { DrawProof, WitnessLink } from '@plaza/contract/lottery'
import { drawNumbers, verifyDraw, verifyWitness } from '@plaza/fair'
import { firstDigit, ledgerAudit, testStart } from '@plaza/gateway/testing'
import { openWitnessedDraws, type WitnessedDraws } from './testing/witnessed-draws'

const issue = '20261101-0721'

describe('draws of a gateway with a witness', () => {
  let draws: WitnessedDraws
  beforeEach(async () => {
    draws = await openWitnessedDraws()
  })
  afterEach(async () => {
    expect(await ledgerAudit(draws.bed.test.db.read)).toEqual([])
    await draws.close()
  })

  const proofOf = async (no = issue) =>
    (await draws.bed.test.call({ url: `/lgw/draws/five60/${no}` })).json<{ value: DrawProof }>().value
  const stateOf = async (no = issue) => (await proofOf(no)).state
  /** Has the gateway do what is due so many seconds after the issue opened. */
  const at = async (second: number) => {
    const { test } = draws.bed
    test.clock.advance(testStart + second * 1_000 - test.clock.now())
    await test.runJobs(2)
  }
  const errors = () => draws.logged.filter((line) => line.includes('the witness gave no valid link'))

  // DRAW-9
  it('an issue opens with the witness’s commitment, and is drawn from both secrets and the orders; the proof verifies', async () => {
    const { bed, witness } = draws
    const caller = await bed.member(10_000)
    await bed.place(caller, issue, [firstDigit([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])])
    const lottery = { merchant: 'demo', code: 'five60' }
    const { end, key } = witness.chain(lottery, 1)
    const open = await proofOf()
    expect(open.witness).toEqual({ name: 'demo/five60', key, no: 1, end, link: 1, length: 32_768 })
    expect(await witness.link(lottery, issue)).toBeNull()
    await at(57)
    const closed = await proofOf()
    expect(closed).toMatchObject({ state: 'closed', witness: { end, link: 1 } })
    expect(closed.witness?.seed).toBe((await witness.given(lottery, issue))?.seed)
    expect(closed.seed).toBeUndefined()
    await at(60)
    const drawn = await proofOf()
    expect(await verifyDraw(drawn)).toMatchObject({
      seedMatchesHash: true,
      followsChain: true,
      numbersMatch: true,
    })
    expect(drawn.witness && (await verifyWitness(drawn.witness, drawn))).toEqual({
      inChain: true,
      isSigned: true,
    })
    const { seed = '', digest = '' } = drawn
    expect(drawn.numbers).not.toEqual(await drawNumbers('five', { seed, digest, issue }))
    expect(await bed.mainOf(caller)).toBe(10_000 - 1_000 + 975)
    expect((await proofOf('20261101-0722')).witness).toMatchObject({ no: 1, link: 2 })
    expect(errors()).toEqual([])
  })

  // DRAW-9
  it('an issue whose witness gives no link in 30 seconds is voided: its stakes return, and the next issue opens', async () => {
    const { bed } = draws
    draws.fault = 'late'
    const caller = await bed.member(10_000)
    await bed.place(caller, issue, [firstDigit([1, 2])])
    expect(await bed.mainOf(caller)).toBe(10_000 - 200)
    await at(56)
    await at(60)
    await at(85)
    expect(await stateOf()).toBe('closed')
    await at(86)
    const proof = await proofOf()
    expect(proof).toMatchObject({ state: 'void', witness: { link: 1 } })
    expect(proof.witness?.seed ?? proof.numbers).toBeUndefined()
    expect(await bed.mainOf(caller)).toBe(10_000)
    expect(await stateOf('20261101-0722')).toBe('open')
    // A link that was skipped hinders no later one.
    draws.fault = 'none'
    await at(116)
    await at(120)
    expect(await proofOf('20261101-0722')).toMatchObject({ state: 'drawn', witness: { link: 2 } })
  })

  // DRAW-9
  it('a draw waits for a link that comes after its time, and is held as soon as it is there', async () => {
    draws.fault = 'late'
    await at(56)
    await at(70)
    expect(await stateOf()).toBe('closed')
    draws.fault = 'none'
    await at(72)
    expect(await stateOf()).toBe('drawn')
    expect(await stateOf('20261101-0722')).toBe('open')
  })

  // DRAW-9
  it('a link of another chain, signature, digest or place is refused and logged, and without a right one nothing is drawn', async () => {
    const faults: ((link: WitnessLink) => Partial<WitnessLink>)[] = [
      () => ({ seed: 'ab'.repeat(32) }),
      ({ signature }) => ({ signature: `AAAA${signature.slice(4)}` }),
      () => ({ digest: 'cd'.repeat(32) }),
      () => ({ link: 2 }),
    ]
    for (const [index, change] of faults.entries()) {
      draws.fault = (link) => ({ ...link, ...change(link) })
      await at(56 + 2 * index)
      expect(errors()).toHaveLength(index + 1)
      expect((await proofOf()).witness?.seed).toBeUndefined()
    }
    await at(86)
    expect(await proofOf()).toMatchObject({ state: 'void', witness: { link: 1 } })
  })

  // DRAW-8, DRAW-9
  it('the database refuses to change what the witness committed to, its link, or a draw without it', async () => {
    const { write } = draws.bed.test.db
    const refuses = (change: Promise<unknown>, reason: RegExp) => expect(change).rejects.toThrow(reason)
    const issues = () => write.updateTable('lottery_issues').where('no', '=', issue)
    const chains = write.updateTable('lottery_witness_chains')
    await refuses(chains.set({ end_hash: Buffer.alloc(32) }).execute(), /is fixed/)
    await refuses(chains.set({ key: 'another' }).execute(), /is fixed/)
    await refuses(write.deleteFrom('lottery_witness_chains').execute(), /is fixed/)
    await refuses(issues().set({ witness_link: 2 }).execute(), /is fixed/)
    await refuses(issues().set({ witness_chain: null, witness_link: null }).execute(), /is fixed/)
    const link = { witness_seed: Buffer.alloc(32), witness_signature: 'none' }
    // Before the digest nobody may have a link.
    await refuses(issues().set(link).execute(), /is fixed/)
    await refuses(
      write.updateTable('lotteries').set({ witness_chain: 0, witness_link: 0 }).execute(),
      /does not go back/,
    )
    draws.fault = 'late'
    await at(57)
    const numbers = { state: 'drawn' as const, seed: Buffer.alloc(32), numbers: Buffer.alloc(5) }
    await refuses(issues().set(numbers).execute(), /check/)
    draws.fault = 'none'
    await at(59)
    expect((await proofOf()).witness?.seed).toBeDefined()
    await refuses(issues().set(link).execute(), /is fixed/)
    await refuses(issues().set({ witness_seed: null, witness_signature: null }).execute(), /is fixed/)
  })
})
