import { dayAt } from '@plaza/calendar'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { claimDrawn, type EndedIssue, issuesToSettle, lockToSettle, markSettled } from '../draws'
import { correctBatch, lockUncorrected, type Correction } from './correct-batch'
import { forgetExposure } from './exposure'
import { lockReserves, type Bettors } from './reserved-stakes'
import { tellOrderEnds, type EndedOrder } from './order-ends'
import { tellCorrected } from './tell-corrected'
import { lockPlaced, refundBatch, settleBatch } from './settle-batch'

/** How many orders one transaction settles. */
const batchSize = 500

/** Settles one batch of a corrected issue's orders again. Returns whether more may be left. */
async function correctSome(
  { clock }: Gateway,
  trx: Trx,
  { ended, merchant }: { ended: EndedIssue; merchant: Merchant },
  how: Pick<Correction, 'now' | 'tell' | 'lockReserves'>,
): Promise<boolean> {
  const { code, no, corrections: n, numbers } = ended
  if (numbers === null) return false
  const rows = await lockUncorrected(trx, { site: merchant.code, lottery: code, issue: no }, n, batchSize)
  if (rows.length > 0) {
    const { timeZone } = merchant.settings
    const corrected = await correctBatch(trx, rows, { n, numbers, timeZone, ...how })
    await tellCorrected(trx, clock, { merchant, lottery: code, corrected })
  }
  return rows.length === batchSize
}

/**
 * Settles or refunds one batch of an ended issue, in one transaction: a process that dies leaves the batch as it was, and
 * each order is paid once (BET-3). Returns whether more may be left.
 */
const settleSome = (gateway: Gateway, issueId: number, merchant: Merchant): Promise<boolean> => {
  const { app, db, clock } = gateway
  return db.transaction(async (trx) => {
    const now = clock.now()
    const ended = await lockToSettle(trx, issueId, now)
    if (!ended) return false
    const issue = { site: merchant.code, lottery: ended.code, issue: ended.no }
    const tell = (orders: readonly EndedOrder[]) => tellOrderEnds(db, trx, orders, now)
    const rows = await lockPlaced(trx, issue, batchSize)
    const day = dayAt(merchant.settings.timeZone, now)
    if (rows.length > 0 && ended.numbers === null) await refundBatch(trx, rows, { now, day, tell })
    else if (rows.length > 0 && ended.numbers !== null)
      await settleBatch(trx, rows, ended.numbers, {
        now,
        day,
        correction: ended.corrections,
        tell,
      })
    if (rows.length === batchSize) return true
    if (ended.corrections > 0) {
      // In a transaction of their own, because accounts are locked in one order.
      if (rows.length > 0) return true
      const how = { now, tell, lockReserves: (bettors: Bettors) => lockReserves(db, trx, bettors, now) }
      if (await correctSome(gateway, trx, { ended, merchant }, how)) return true
    }
    await forgetExposure(trx, issue)
    await markSettled(trx, issueId)
    app.log.info({ ...issue, state: ended.state }, 'the orders of an issue are settled')
    return false
  })
}

/** Settles the orders of drawn issues and refunds those of voided ones. */
export const settlementJob = (gateway: Gateway): Job =>
  dueJob(gateway, issuesToSettle, {
    name: 'lottery-settlement',
    run: async () => {
      const now = gateway.clock.now()
      const [claimed] = await gateway.db.transaction((trx) => claimDrawn(trx, { now, limit: 1 }))
      if (!claimed) return 0
      const merchant = await gateway.merchants.find(claimed.merchant)
      if (!merchant) throw new Error(`the issue ${claimed.id} is of an unknown merchant`)
      while (await settleSome(gateway, claimed.id, merchant));
      return 1
    },
  })
