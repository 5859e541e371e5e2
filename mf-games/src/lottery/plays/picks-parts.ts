import { numbersOf, type Picks, type Play } from '@plaza/lottery'
import type { PlayWords } from './usePlayWords'

/** Tickets that are written out before the rest is counted. */
const mostTicketsShown = 4
/** Numbers of a row that are written out before the rest is counted. */
const mostNumbersShown = 40

/** The numbers of one row of a line as they are written, or its tickets. */
export interface PicksPart {
  /** Index of the row. */
  row: number
  /** What the row is called, where there are several. */
  name: string | undefined
  numbers: readonly { number: number; text: string }[]
  /** How many more there are. */
  left: number
  /** What stands between two of them. */
  between: ' ' | ', '
}

/** What a line plays: the numbers of each row that has some, of tickets the first few. */
export function picksParts(play: Play, picks: Picks, words: PlayWords): PicksPart[] {
  const shape = play.rows[0]?.from.length === 0 ? play.ticket : undefined
  const most = shape ? mostTicketsShown : mostNumbersShown
  return play.rows.flatMap((of, row): PicksPart[] => {
    const chosen = picks[row] ?? []
    if (chosen.length === 0) return []
    const textOf = (number: number) => (shape ? numbersOf(shape, number).join(' ') : words.option(of, number))
    return [
      {
        row,
        name: play.rows.length > 1 ? words.row(play, of) : undefined,
        numbers: chosen.slice(0, most).map((number) => ({ number, text: textOf(number) })),
        left: Math.max(0, chosen.length - most),
        between: shape ? ', ' : ' ',
      },
    ]
  })
}
