import type { PrizeMode, prizeChanges, SlipLine as OrderLine } from '@plaza/contract/lottery'
import type { IntentBody } from '@plaza/money'
import type { Play } from '@plaza/lottery'
import type { ChangedLine } from './bet-failure'
import { quoteOf, totalOf } from './quote'
import type { SentLine, SlipLine } from './slip'

/** Whether prizes that changed since the slip was written are taken. */
export type PrizeChanges = (typeof prizeChanges)[number]

export interface OrderWish {
  lottery: string
  /** Number of the issue. */
  issue: string
  lines: readonly SlipLine[]
  playOf: (id: string) => Play | undefined
  prizeChanges: PrizeChanges
  /** The mode in which the lottery is played. */
  prizeMode?: PrizeMode | undefined
  /** Prizes that the gateway named and the person accepted, instead of those that this page knows. */
  accepted?: readonly ChangedLine[]
}

function orderLine(
  { play: id, picks, multiplier, mode, prizeGroup, ...line }: SlipLine,
  play: Play,
): OrderLine {
  const { stakeMinor, prizes } = quoteOf(play, { play: id, picks, multiplier, mode, prizeGroup, ...line })
  return { play: id, picks, multiplier, mode, prizeGroup, amountMinor: stakeMinor, prizes }
}

/** A slip on one issue as an intent: the same slip on the same issue is the same intent (TABLE-2, LEDGER-3). */
export function orderIntent(wish: OrderWish): IntentBody {
  const { lottery, issue, lines, playOf, prizeChanges, prizeMode, accepted = [] } = wish
  const wanted = lines
    .flatMap((line) => {
      const play = playOf(line.play)
      return play ? [orderLine(line, play)] : []
    })
    .map((line, index) => {
      const prizes = accepted.find((one) => one.line === index + 1)?.now
      return prizes ? { ...line, prizes: [...prizes] } : line
    })
  return {
    amountMinor: totalOf(lines, playOf).stakeMinor,
    details: { lottery, issue, prizeChanges, lines: JSON.stringify(wanted), ...(prizeMode && { prizeMode }) },
  }
}

/** A bet or a plan that was sent: its lottery, its issue (the first of a plan) and its lines. */
export interface SentSlip {
  lottery: string
  issue: string
  lines: readonly SentLine[]
}

/** What an intent places, also after a reload. */
export function sentSlip({ details = {} }: IntentBody): SentSlip {
  const { lottery = '', issue, issues = '[]', lines = '[]' } = details
  const [first] = JSON.parse(issues) as { issue: string }[]
  return { lottery, issue: issue ?? first?.issue ?? '', lines: JSON.parse(lines) as SentLine[] }
}

/** The body of the call that places an intent, also after a reload. */
export function orderBody({ details = {} }: IntentBody): Record<string, unknown> {
  const { lines = '[]', ...rest } = details
  return { ...rest, lines: JSON.parse(lines) as unknown }
}
