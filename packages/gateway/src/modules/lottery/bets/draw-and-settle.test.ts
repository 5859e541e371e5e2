import type { DrawProof } from '@plaza/contract/lottery'
import { settle } from '@plaza/lottery'
import { orderDigest, orderHash, verifyDraw } from '@plaza/fair'
import { memberTypes } from '@plaza/contract/identity'
import { ledgerAudit } from '../../../kernel/ledger'
import { addLotteries } from '../draws/testing/add-lottery'
import { ruleSets } from '@plaza/lottery/all'
import { firstDigit, openBetsTestbed, type BetsTestbed } from './testing/bets-testbed'

describe('a bet from the open issue to its payment', () => {
  let bed: BetsTestbed
  beforeEach(async () => {
    bed = await openBetsTestbed()
    await bed.test.db.write.deleteFrom('lotteries').execute()
    await addLotteries(bed.test.db, bed.test.clock.now())
    await bed.test.runJobs()
  })
  afterEach(async () => {
    expect(await ledgerAudit(bed.test.db.read)).toEqual([])
    await bed.test.close()
  })

  const issue = '20261101-0721'
  const proofOf = async () =>
    (await bed.test.call({ url: `/lgw/draws/five60/${issue}` })).json<{ value: DrawProof }>().value

  // LOTTERY-2, LOTTERY-3, DRAW-2, BET-3
  it('the accepted orders with their lines are in the digest of the draw that settles them', async () => {
    const caller = await bed.member(10_000)
    const line = firstDigit([0, 1, 2, 3, 4])
    const placed = await bed.place(caller, issue, [line])
    const cancelled = await bed.place(caller, issue, [line])
    await bed.cancel(caller, cancelled.value.order.id)
    await bed.test.runJobs(61, 1_000)
    const proof = await proofOf()
    const orders = await Promise.all(
      [placed, cancelled].map(async ({ value: { order } }) => {
        const { id, lines, salt = '' } = order
        return { id, hash: await orderHash({ id, salt, lottery: 'five60', issue, currency: 'PHP', lines }) }
      }),
    )
    expect(proof.orders).toBe(2)
    expect(proof.digest).toBe(await orderDigest(orders))
    const published = await bed.test.call({ url: `/lgw/draws/five60/${issue}/accepted` })
    const sorted = orders.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    expect(published.json<{ value: object }>().value).toEqual({ orders: sorted, hasMore: false })
    expect(await verifyDraw(proof)).toMatchObject({ seedMatchesHash: true, numbersMatch: true })
    const play = ruleSets.five.plays.find(({ id }) => id === line.play)
    const [won = 0] = play ? settle(play, line.picks, proof.numbers ?? []) : []
    expect(await bed.mainOf(caller)).toBe(10_000 - 500 + won * 975)
    const listed = await bed.read<{ value: { orders: { state: string }[] } }>(caller, '/lgw/orders')
    expect(listed.value.orders.map((order) => order.state).toSorted()).toEqual(
      ['cancelled', won > 0 ? 'paid' : 'lost'].toSorted(),
    )
  })

  it('practice money is settled by the same draw and is in no digest', async () => {
    const trial = await bed.member(10_000, { merchant: 'demo-trial', type: memberTypes.trial })
    const caller = { ...trial, headers: { ...trial.headers, host: 'localhost' } }
    await bed.place(caller, issue, [firstDigit([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])])
    await bed.test.runJobs(61, 1_000)
    expect(await proofOf()).toMatchObject({ orders: 0, state: 'drawn' })
    expect(await bed.mainOf(caller)).toBe(10_000 - 1_000 + 975)
  })

  it('the lotteries that were bet on come first among the popular ones', async () => {
    const { test } = bed
    const caller = await bed.member(10_000)
    await bed.place(caller, issue, [firstDigit([1])])
    const { value } = (await test.call({ url: '/lgw/games/popular' })).json<{
      value: { lotteries: { code: string }[] }
    }>()
    expect(value.lotteries[0]?.code).toBe('five60')
  })
})
