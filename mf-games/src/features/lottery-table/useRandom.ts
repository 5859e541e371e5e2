import type { Play } from '@plaza/lottery'
import { numberText } from '../../lottery/plays/usePlayWords'
import type { NewLine } from '../lottery-slip/slip'
import { unitsOf } from '@plaza/lottery'
import { asStake } from '../lottery-slip/stake'
import { hasRows, isBoard, isPickable } from './plays'
import { randomTicket } from './random-picks'
import type { TableState } from './table-state'
import type { Table } from './useTable'

function randomLine(play: Play, state: TableState): NewLine | undefined {
  const picks = hasRows(play) ? randomTicket(play) : undefined
  const stake = isBoard(play) ? asStake(state.chipMinor) : { multiplier: state.multiplier, mode: state.mode }
  if (!picks || !stake) return undefined
  return {
    play: play.id,
    picks: picks.map((row) => [...row]),
    units: unitsOf(play, picks),
    prizeGroup: state.prizeGroup,
    ...stake,
  }
}

export interface RandomOptions {
  table: Table
  /** Puts lines on the slip; false when they do not fit. */
  put: (lines: readonly NewLine[]) => boolean
}

/** Picks at random: one ticket is picked on the table, several go onto the slip at once. */
export function useRandom({ table: { state, act, playOf }, put }: RandomOptions): (count: number) => void {
  return (count) => {
    const play = playOf(state.play)
    if (!play) return
    const lines = Array.from({ length: count }, () => randomLine(play, state)).filter(
      (line) => line !== undefined,
    )
    const [only] = lines
    if (count > 1 || !only) return void put(lines)
    if (!isPickable(play)) {
      const [number = 0] = only.picks[0] ?? []
      act({
        do: 'tickets',
        text: `${state.tickets ?? ''} ${numberText(play.rows[0] ?? { from: [] }, number)}`.trim(),
      })
      return
    }
    if (!isBoard(play)) {
      act({ do: 'tickets', text: undefined })
      act({ do: 'picks', picks: only.picks })
      return
    }
    const row = only.picks.findIndex((numbers) => numbers.length > 0)
    const number = only.picks[row]?.[0]
    if (number !== undefined) act({ do: 'cell', cell: { play: play.id, row, number } })
  }
}
