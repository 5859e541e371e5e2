import { minorToDecimal } from '@plaza/contract/kernel'
import type { NoticeText } from '../../identity/member'

/** What a correction made of an order of a member. */
export interface CorrectedOrder {
  id: string
  issue: string
  currency: string
  formerPrizeMinor: number
  prizeMinor: number
  /** What was paid too much and could not be taken back, minor units. */
  debtMinor: number
}

/** What a member is told when the result of a draw was corrected and its order was settled again (BET-6). */
export function correctionNotice(lottery: { en: string; fil: string }, order: CorrectedOrder): NoticeText {
  const { id, issue, currency, debtMinor } = order
  const amount = (minor: number) => `${currency} ${minorToDecimal(minor, currency)}`
  const [former, prize] = [amount(order.formerPrizeMinor), amount(order.prizeMinor)]
  return {
    en: {
      title: 'A result was corrected',
      paragraphs: [
        `The result of ${lottery.en}, issue ${issue}, was corrected after it was published. Your order ${id} was settled again: its prize is ${prize}, before it was ${former}.`,
        ...(debtMinor > 0
          ? [
              `${amount(debtMinor)} of what was paid too much was no longer in your wallet. It is noted on this order, and a later correction of it is set against it first.`,
            ]
          : []),
      ],
    },
    fil: {
      title: 'May naitamang resulta',
      paragraphs: [
        `Naitama ang resulta ng ${lottery.fil}, isyu ${issue}, matapos itong ilabas. Muling sinuri ang order mong ${id}: ${prize} na ang premyo nito; dati ay ${former}.`,
        ...(debtMinor > 0
          ? [
              `Wala na sa wallet mo ang ${amount(debtMinor)} ng sobrang naibayad. Nakatala ito sa order na ito, at dito muna ibabawas ang anumang susunod na pagtatama nito.`,
            ]
          : []),
      ],
    },
  }
}
