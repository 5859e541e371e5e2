import { localized } from '@plaza/contract/kernel'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { tellMember } from '../../identity/member'
import { findLottery, type EndedIssue } from '../draws'
import type { Resettled } from './correct-batch'
import { correctionNotice } from './correction-notice'

/** Tells the members of corrected orders what became of them, in the transaction that corrects them (BET-6). */
export async function tellCorrected(
  { clock, merchants }: Pick<Gateway, 'clock' | 'merchants'>,
  trx: Trx,
  { merchant: code, code: lottery }: EndedIssue,
  corrected: readonly Resettled[],
): Promise<void> {
  const told = corrected.filter(({ row }) => !row.is_practice)
  if (told.length === 0) return
  const merchant = await merchants.find(code)
  const name = (await findLottery(trx, code, lottery))?.name
  if (!merchant || !name) throw new Error(`a corrected order of ${lottery}, which ${code} does not have`)
  const names = { en: localized(name, 'en'), fil: localized(name, 'fil') }
  for (const { row, prizeMinor, debtMinor } of told) {
    const { id, issue, currency, prize_minor: formerPrizeMinor } = row
    await tellMember(trx, clock, {
      memberId: row.member_id,
      merchant,
      text: correctionNotice(names, { id, issue, currency, formerPrizeMinor, prizeMinor, debtMinor }),
      language: merchant.settings.defaultLanguage,
      now: clock.now(),
    })
  }
}
