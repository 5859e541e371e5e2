import { bonusOf, wageringOf } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { addRequirement } from '../../stakes/turnover'
import { runningPromotions } from './promotion-settings'
import { readUses } from './promotion-uses'
import type { BonusRow } from './tables'

const dayMs = 86_400_000

/** A deposit that is being credited. */
export interface CreditedDeposit {
  id: string
  currency: string
  /** What it added to the main wallet. */
  receivedMinor: number
}

/** Why a promised bonus is not given; null when it is. */
async function reasonAgainst(trx: Trx, row: BonusRow, now: number): Promise<BonusRow['reason']> {
  const merchant = await readMerchant(trx, row.merchant)
  const isRunning = merchant && runningPromotions(merchant, now).some(({ code }) => code === row.promotion)
  if (!isRunning) return 'ended'
  const uses = await readUses(trx, row.member_id)
  return uses.has(`${row.promotion} ${row.use_key}`) ? 'used' : null
}

const setState = (trx: Trx, depositId: string, changed: Partial<BonusRow>) =>
  trx
    .updateTable('deposit_bonuses')
    .set({ ...changed, terms: undefined })
    .where('deposit_id', '=', depositId)
    .execute()

/**
 * Gives the bonus that a deposit was promised, in the transaction that credits it and after the credit, which holds the
 * member's wallet: the money from `house:promo`, and what has to be staked (BONUS-2). A promotion that ended meanwhile or
 * was used with another order gives nothing; the deposit stays.
 */
export async function giveBonus(trx: Trx, deposit: CreditedDeposit, now: number): Promise<void> {
  const row = await trx
    .selectFrom('deposit_bonuses')
    .selectAll()
    .where('deposit_id', '=', deposit.id)
    .where('state', '=', 'promised')
    .executeTakeFirst()
  if (!row) return
  const reason = await reasonAgainst(trx, row, now)
  if (reason !== null) {
    await setState(trx, row.deposit_id, { state: 'refused', reason, ended_at: now })
    return
  }
  const { terms } = row
  const amountMinor = bonusOf(terms, deposit.receivedMinor)
  await setState(trx, row.deposit_id, { state: 'given', amount_minor: amountMinor, ended_at: now })
  await transfer(trx, {
    merchant: row.merchant,
    currency: deposit.currency,
    kind: 'deposit-bonus',
    reference: row.deposit_id,
    idempotencyKey: `deposit-bonus:${row.deposit_id}`,
    entries: [
      { account: houseAccount('house:promo'), amountMinor: -amountMinor },
      { account: memberWallet(row.member_id, 'main'), amountMinor },
    ],
    now,
  })
  await addRequirement(trx, {
    merchant: row.merchant,
    memberId: row.member_id,
    currency: deposit.currency,
    kind: 'bonus',
    reference: row.deposit_id,
    amountMinor,
    requiredMinor: wageringOf(terms, amountMinor),
    name: terms.name,
    expiresAt: now + terms.expiryDays * dayMs,
    ...(terms.highestStakeMinor !== null && { highestStakeMinor: terms.highestStakeMinor }),
    now,
  })
}
