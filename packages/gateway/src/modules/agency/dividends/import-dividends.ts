import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { countedContracts } from '../contracts'
import { payableOf } from './amounts'
import { payDividend } from './pay'
import { settleOne } from './settle'

/**
 * Settles the periods of a merchant's dividend contracts that are over, and pays the earliest dividend between each two as far as the wallets
 * go; no messages are sent. For contracts that come from elsewhere, after the play of their teams. @throws for an unknown merchant
 */
export async function importDividends(trx: Trx, code: string, now: number): Promise<void> {
  const merchant = await readMerchant(trx, code)
  if (!merchant) throw new Error(`no merchant ${code}`)
  for (const contract of await countedContracts(trx, { merchant: code, kind: 'dividend' }))
    while (await settleOne(trx, merchant, contract, { now, isQuiet: true }));
  const rows = await trx
    .selectFrom('dividends')
    .selectAll()
    .where('merchant', '=', code)
    .where('paid_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const paid = new Set<string>()
  for (const row of rows) {
    const { id, member_id: memberId, upline_id: payerId } = row
    const amountMinor = payableOf(row)
    if (amountMinor === 0 || paid.has(memberId)) continue
    try {
      await payDividend(trx, { id, amountMinor }, { merchant, payerId, now, isQuiet: true })
      paid.add(memberId)
    } catch (error) {
      // It is checked before anything is written: it stays to be paid.
      if (!(error instanceof CallFailure && error.code === 'wallet.insufficient')) throw error
    }
  }
}
