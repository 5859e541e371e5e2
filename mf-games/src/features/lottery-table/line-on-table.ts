import type { LotteryPlayType } from '@plaza/contract/lottery'
import { numbersOf, type Picks, type Play, type RuleSet, type TicketShape } from '@plaza/lottery'
import type { NewLine } from '../lottery-slip/slip'
import { unitPriceMinor } from '../lottery-slip/stake'
import { cellKey, type Board } from './board'
import { isBoard, isPickable, typedFor } from './plays'

/** Tickets as they may be typed. */
const ticketsText = (shape: TicketShape, codes: readonly number[]): string =>
  codes
    .map((code) =>
      numbersOf(shape, code)
        .map((number) => String(number).padStart(shape.width, '0'))
        .join(shape.width > 1 && shape.numbers > 1 ? ' ' : ''),
    )
    .join(', ')

/** The cells of a line of an odds board, each at the stake of one unit. */
function boardOf({ id }: Play, { picks, multiplier, mode }: NewLine): Board {
  const amountMinor = multiplier * unitPriceMinor[mode]
  return Object.fromEntries(
    picks.flatMap((numbers, row) =>
      numbers.map((number) => [cellKey({ play: id, row, number }), amountMinor] as const),
    ),
  )
}

/** What of a table a line decides. */
export interface LineOnTable extends Partial<Pick<NewLine, 'multiplier' | 'mode'>> {
  type: LotteryPlayType
  play: string
  picks: Picks
  tickets: string | undefined
  prizeGroup: number
  board?: Board
  chipMinor?: number
}

/** The numbers and the stake of a line as they are chosen on a table; undefined where its play is not offered (TABLE-2). */
export function lineOnTable(rules: RuleSet, line: NewLine): LineOnTable | undefined {
  const play = rules.plays.find(({ id }) => id === line.play)
  if (!play) return undefined
  const { picks, multiplier, mode, prizeGroup } = line
  const at = { type: play.type, play: play.id, prizeGroup }
  if (isBoard(play)) {
    const chipMinor = multiplier * unitPriceMinor[mode]
    return { ...at, picks: [], tickets: undefined, board: boardOf(play, line), chipMinor }
  }
  const staked = { ...at, multiplier, mode }
  if (isPickable(play)) return { ...staked, picks, tickets: undefined }
  const tickets = play.ticket ? ticketsText(play.ticket, picks[0] ?? []) : ''
  return { ...staked, play: typedFor(rules, play).id, picks: [], tickets }
}
