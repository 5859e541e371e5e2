import type { LotteryOrder } from '@plaza/contract/lottery'
import { unitsOf, type Play } from '@plaza/lottery'
import type { NewLine } from './slip'

/** What an order comes to when it is bet again. */
export interface Again {
  lines: NewLine[]
  /** How many of its lines have a play, or numbers of it, that is no longer offered. */
  gone: number
}

/**
 * The lines of an order for a new slip, with the stakes that they had (TABLE-6). Lines that were cancelled stay away, unless all
 * of them were. `playOf` finds a play that is offered now.
 */
export function linesAgain(
  { lines: placed }: Pick<LotteryOrder, 'lines'>,
  playOf: (id: string) => Play | undefined,
): Again {
  const stood = placed.filter(({ state }) => state !== 'cancelled')
  const wanted = stood.length > 0 ? stood : placed
  const lines = wanted.flatMap(({ play: id, picks, multiplier, mode, prizeGroup }): NewLine[] => {
    const play = playOf(id)
    const units = play ? unitsOf(play, picks) : 0
    if (!play || units === 0) return []
    const isTickets = play.ticket !== undefined && play.rows[0]?.from.length === 0
    return [{ play: id, picks, ...(isTickets && { isTickets }), units, multiplier, mode, prizeGroup }]
  })
  return { lines, gone: wanted.length - lines.length }
}
