import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { apiPaths } from '../api'
import type { Database } from '../kernel/db/database'
import { createTestDatabase, createTestVendor } from '../testing/create-test-vendor'
import type { Mood } from '../testing/fake-wallet'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const moodOf = (seed: string): Mood => {
  const byte = createHash('sha256').update(seed).digest()[0] ?? 0
  return byte < 60 ? 'lost-before' : byte < 120 ? 'lost-after' : 'good'
}
const sumsSchema = z.object({ states: z.string(), net: z.int() })

// VENDOR-5
it('every round balances to the cent although the wallet loses half of all answers and the vendor dies in between', async () => {
  const vendor = await createTestVendor(db)
  const { bearer } = await vendor.open('slot-low')
  const moods = (action: string) => Array.from({ length: 40 }, (_, index) => moodOf(`${action}${index}`))
  vendor.wallet.moods = { bet: moods('bet'), win: moods('win'), rollback: moods('rollback') }
  for (let index = 0; index < 14; index += 1) {
    await vendor.call(bearer, apiPaths.spin, {
      betId: `chaos-${String(index).padStart(16, '0')}`,
      stakeMinor: 100,
    })
    if (index % 5 === 4) await vendor.restart()
    await vendor.clock.advance(2_500)
  }
  vendor.wallet.moods = {}
  await vendor.clock.advance(180_000)
  const [row] = await db.query(
    `select string_agg(distinct state, ',' order by state) as states,
     sum(case when state = 'settled' then win_minor - stake_minor else 0 end)::bigint as net from vendor.round`,
  )
  const { states, net } = z.parse(sumsSchema, row)
  expect(states).toBe('returned,settled')
  expect(vendor.wallet.balanceMinor).toBe(100_000 + net)
  expect(await db.query(`select id from vendor.booking where state <> 'done'`)).toEqual([])
  await vendor.close()
})
