import { minorToDecimal } from '@plaza/contract/kernel'
import type { NoticeText } from '../../identity/member'

/** What a correction made of an order of a member. */
export interface CorrectedOrder {
  id: string
  issue: string
  currency: string
  formerPrizeMinor: number
  prizeMinor: number
  /** What its member owes after it, minor units. */
  debtMinor: number
  /** Whether a plan of its member ended for it. */
  hasEndedPlan: boolean
}

/** What a member is told when the result of a draw was corrected and its order was settled again (BET-6). */
export function correctionNotice(lottery: { en: string; fil: string }, order: CorrectedOrder): NoticeText {
  const { id, issue, currency, debtMinor, hasEndedPlan } = order
  const amount = (minor: number) => `${currency} ${minorToDecimal(minor, currency)}`
  const [former, prize] = [amount(order.formerPrizeMinor), amount(order.prizeMinor)]
  return {
    en: {
      title: 'A result was corrected',
      paragraphs: [
        `The result of ${lottery.en}, issue ${issue}, was corrected after it was published. Your order ${id} was settled again: its prize is ${prize}, before it was ${former}.`,
        ...(hasEndedPlan
          ? [
              'Your wallet did not have all that was paid too much, so a plan over several issues was ended: what it had reserved was taken for it.',
            ]
          : []),
        ...(debtMinor > 0
          ? [
              `You owe ${amount(debtMinor)}. It is taken from what reaches your main wallet until it is paid. Until then you can't withdraw or transfer money.`,
            ]
          : []),
      ],
    },
    fil: {
      title: 'May naitamang resulta',
      paragraphs: [
        `Naitama ang resulta ng ${lottery.fil}, isyu ${issue}, matapos itong ilabas. Muling sinuri ang order mong ${id}: ${prize} na ang premyo nito; dati ay ${former}.`,
        ...(hasEndedPlan
          ? [
              'Kulang ang laman ng wallet mo para sa sobrang naibayad, kaya itinigil ang isang plano sa maraming isyu: kinuha para rito ang naireserba nito.',
            ]
          : []),
        ...(debtMinor > 0
          ? [
              `May utang kang ${amount(debtMinor)}. Kinukuha ito sa anumang pumapasok sa main wallet mo hanggang mabayaran. Hanggang doon, hindi ka makakapag-withdraw o makakapaglipat ng pera.`,
            ]
          : []),
      ],
    },
  }
}
