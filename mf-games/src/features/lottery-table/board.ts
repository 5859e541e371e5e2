import { unitsOf, type Play, type RuleSet } from '@plaza/lottery'
import type { NewLine } from '../lottery-slip/slip'
import { asStake } from '../lottery-slip/stake'

/** What one option of an odds board is named by: its play, the index of its row, and its number. */
export interface Cell {
  play: string
  row: number
  number: number
}

/** Key of a cell → what one unit of it costs, minor units. */
export type Board = Readonly<Record<string, number>>

/** Amounts of the chips, major units (TABLE-1). */
export const chips = [1, 5, 10, 50, 100, 500] as const

export const cellKey = ({ play, row, number }: Cell): string => `${play}/${row}/${number}`

function cellOf(key: string): Cell {
  const [play = '', row = '', number = ''] = key.split('/')
  return { play, row: Number(row), number: Number(number) }
}

/** The board with a cell that was tapped: chosen with a stake, or no longer. */
export function withCell(board: Board, cell: Cell, amountMinor: number): Board {
  const key = cellKey(cell)
  const { [key]: before, ...others } = board
  return before === undefined ? { ...board, [key]: amountMinor } : others
}

/** The board with the same stake in every chosen cell. */
export const withStake = (board: Board, amountMinor: number): Board =>
  Object.fromEntries(Object.keys(board).map((key) => [key, amountMinor]))

/**
 * The lines of a board: options of one play with the same stake are one line, because at most one draw pays them
 * together. Cells whose stake no line can have, or that cannot be played together, are left out.
 */
export function boardLines(board: Board, rules: RuleSet, prizeGroup: number): NewLine[] {
  const lines = new Map<string, { play: Play; amountMinor: number; picks: number[][] }>()
  for (const [key, amountMinor] of Object.entries(board)) {
    const { play: id, row, number } = cellOf(key)
    const play = rules.plays.find((one) => one.id === id)
    if (!play) continue
    const name = `${id} ${amountMinor}`
    const line = lines.get(name) ?? { play, amountMinor, picks: play.rows.map(() => []) }
    line.picks[row]?.push(number)
    lines.set(name, line)
  }
  return [...lines.values()].flatMap(({ play, amountMinor, picks }) => {
    const sorted = picks.map((numbers) => [...numbers].sort((a, b) => a - b))
    const units = unitsOf(play, sorted)
    const stake = asStake(amountMinor)
    return stake && units > 0 ? [{ play: play.id, picks: sorted, units, prizeGroup, ...stake }] : []
  })
}
