import type { TestGateway } from '../../../../testing/create-test-gateway'
import { findLottery } from '../../draws'
import { addLotteries } from '../../draws/testing/add-lottery'

/** How long a test's issue sells, ms. */
export const sellsForMs = 55_000
const untilDrawMs = 60_000
const bytes = Buffer.alloc(32, 1)

/** Adds a lottery whose clock stands still: the test opens and ends its issues. */
export async function addStillLottery({ db, clock }: TestGateway): Promise<void> {
  await addLotteries(db, clock.now())
  await db.write.updateTable('lotteries').set({ next_at: null }).execute()
}

/** Opens an issue of a lottery now. */
export async function openIssue({ db, clock }: TestGateway, no: string, code = 'five60'): Promise<void> {
  const lottery = await findLottery(db.read, 'demo', code)
  const now = clock.now()
  await db.write
    .insertInto('lottery_issues')
    .values({
      lottery_id: lottery?.id ?? 0,
      no,
      n: 1,
      of_day: 1440,
      open_at: now,
      close_at: now + sellsForMs,
      draw_at: now + untilDrawMs,
      state: 'open',
      chain: 1,
      link: 1,
      seed_hash: bytes,
      seed: null,
      digest: null,
      numbers: null,
      settle_at: null,
      source: lottery?.draw_source ?? 'own',
    })
    .execute()
}

/** Ends the selling of an issue whose result an operator enters: it waits for it. */
export async function awaitResult({ db }: TestGateway, no: string): Promise<void> {
  await db.write
    .updateTable('lottery_issues')
    .set({ state: 'closed', seed: bytes, digest: bytes, has_orders: true })
    .where('no', '=', no)
    .execute()
}

/** Draws these numbers for an issue, or voids it; its orders are to be settled from now on. */
export async function endIssue(
  { db, clock }: TestGateway,
  no: string,
  numbers: readonly number[] | null,
): Promise<void> {
  await db.write
    .updateTable('lottery_issues')
    .set({
      state: numbers ? 'drawn' : 'void',
      numbers: numbers && Buffer.from(numbers),
      seed: bytes,
      digest: bytes,
      settle_at: clock.now(),
    })
    .where('no', '=', no)
    .execute()
}
