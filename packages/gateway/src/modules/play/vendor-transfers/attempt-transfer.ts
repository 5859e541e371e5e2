import type { TransferFailure } from '@plaza/contract/money'
import type { OperatorTransferAnswer } from '@plaza/contract/vendors'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { playerOf, VendorRefusal, type AskedTransfer, type VendorLink, type Vendors } from '../vendors'
import type { VendorTransferRow } from './tables'
import { endTransfer, type TransferEnd } from './transfer-moves'

/** A vendor that still does not know a transfer after this time is told to refuse it, and the money comes back. */
export const giveUpMs = 2 * 60_000
/** After a first try without an answer, ms. */
const nextTryMs = 3_000

const failureOf = ({ state, reason }: OperatorTransferAnswer): TransferFailure =>
  state === 'cancelled' ? 'cancelled' : reason === 'NOT_ENOUGH_MONEY' ? 'insufficient' : 'refused'

/** The end that an answer says; undefined while the vendor does not know the transfer. */
function endOf(answer: OperatorTransferAnswer): TransferEnd | undefined {
  if (answer.state === 'unknown') return undefined
  if (answer.state === 'done') return { state: 'done', balance: answer }
  return { state: 'failed', reason: failureOf(answer), balance: answer }
}

/** Whether a failed call leaves open what happened: then it is asked again. Anything else is a fault of ours. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof VendorRefusal || (error instanceof CallFailure && error.code === 'vendor.unavailable')

/**
 * Asks what became of a transfer first, because an earlier request may have arrived; sends it, once by its key, while the
 * vendor does not know it; and cancels it there when it has not arrived for long.
 */
async function findEnd(
  { clock }: Gateway,
  { wallets }: Vendors,
  link: VendorLink,
  { asked, row, isFirst }: { asked: AskedTransfer; row: VendorTransferRow; isFirst: boolean },
): Promise<TransferEnd | undefined> {
  const known = isFirst ? undefined : endOf(await wallets.transferState(link, asked))
  if (known) return known
  const isLate = clock.now() - row.created_at >= giveUpMs
  return endOf(await (isLate ? wallets.cancelTransfer(link, asked) : wallets.transfer(link, asked)))
}

/**
 * One try to bring a transfer to its end. Without a certain answer it stays on its way and is tried again later. Returns the
 * transfer as it is then.
 */
export async function attemptTransfer(
  gateway: Gateway,
  vendors: Vendors,
  row: VendorTransferRow,
  { isFirst }: { isFirst: boolean },
): Promise<VendorTransferRow> {
  const { db, clock, app } = gateway
  const facts = { transfer: row.id, member: row.member_id, vendor: row.vendor }
  try {
    const link = await vendors.find(db.read, row.site, row.vendor)
    if (!link) throw new Error(`the vendor ${row.vendor} of the transfer ${row.id} has no server`)
    const player = await playerOf(db.write, row.member_id, link.platform, clock.now())
    const asked = {
      player,
      currency: row.currency,
      transaction: row.id,
      direction: row.direction,
      amountMinor: row.amount_minor,
    }
    const end = await findEnd(gateway, vendors, link, { asked, row, isFirst })
    if (end) {
      app.log.info({ ...facts, state: end.state }, 'vendor transfer ends')
      const ended = await db.transaction((trx) => endTransfer(trx, row, end, clock.now()))
      if (ended.doubt === 'contradicted')
        app.log.error({ ...facts, settled: ended.state }, 'vendor contradicts an operator')
      return ended
    }
  } catch (error) {
    if (!isNoAnswer(error)) throw error
    app.log.warn({ ...facts, err: error }, 'vendor transfer without an answer')
  }
  if (isFirst)
    await db.write
      .updateTable('vendor_transfers')
      .set({ next_at: clock.now() + nextTryMs })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .execute()
  return row
}
