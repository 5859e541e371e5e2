import { localized } from '@plaza/contract/kernel'
import type { Clock } from '../../../kernel/clock'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { tellMember } from '../../identity/member'
import { findLottery } from '../draws'
import type { Resettled } from './correct-batch'
import { correctionNotice } from './correction-notice'

/** Tells the members of corrected orders what became of them, in the transaction that corrects them (BET-6). */
export async function tellCorrected(
  trx: Trx,
  clock: Clock,
  { merchant, lottery, corrected }: { merchant: Merchant; lottery: string; corrected: readonly Resettled[] },
): Promise<void> {
  const told = corrected.filter(({ row }) => !row.is_practice)
  if (told.length === 0) return
  const name = (await findLottery(trx, merchant.code, lottery))?.name
  if (!name) throw new Error(`a corrected order of ${lottery}, which ${merchant.code} does not have`)
  const names = { en: localized(name, 'en'), fil: localized(name, 'fil') }
  for (const { row, prizeMinor, debtMinor, hasEndedPlan } of told) {
    const { id, issue, currency, prize_minor: formerPrizeMinor } = row
    await tellMember(trx, clock, {
      memberId: row.member_id,
      merchant,
      text: correctionNotice(names, {
        id,
        issue,
        currency,
        formerPrizeMinor,
        prizeMinor,
        debtMinor,
        hasEndedPlan,
      }),
      language: merchant.settings.defaultLanguage,
      now: clock.now(),
    })
  }
}
