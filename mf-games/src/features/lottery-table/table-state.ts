import type { LotteryPlayType, UnitMode } from '@plaza/contract/lottery'
import {
  parseTickets,
  unitsOf,
  type ParsedTickets,
  type Picks,
  type Play,
  type RuleSet,
} from '@plaza/lottery'
import type { NewLine } from '../lottery-slip/slip'
import { soundMultiplier } from '../lottery-slip/stake'
import { boardLines, withCell, withStake, type Board, type Cell } from './board'
import { lineOnTable } from './line-on-table'
import { noPicks } from './picker'
import { firstPlay, isBoard, isPickable, ticketPlayOf } from './plays'

/** What is chosen on a betting table. */
export interface TableState {
  type: LotteryPlayType
  /** Id of the play that is shown. */
  play: string
  /** Numbers of that play. */
  picks: Picks
  /** Tickets as typed; undefined while numbers are picked. */
  tickets: string | undefined
  /** Chosen options of all odds boards. */
  board: Board
  /** What one unit of the next option costs, minor units. */
  chipMinor: number
  multiplier: number
  mode: UnitMode
  prizeGroup: number
}

/** What is chosen to bet on, without its stake. */
export type Chosen = Pick<TableState, 'type' | 'play' | 'picks' | 'tickets' | 'board'>

export const chosenOf = ({ type, play, picks, tickets, board }: TableState): Chosen => ({
  type,
  play,
  picks,
  tickets,
  board,
})

export type TableAction =
  | { do: 'play'; play: string }
  | { do: 'picks'; picks: Picks }
  | { do: 'tickets'; text: string | undefined }
  | { do: 'cell'; cell: Cell }
  | { do: 'chip'; amountMinor: number; isForAll: boolean }
  | { do: 'multiplier'; multiplier: number }
  | { do: 'mode'; mode: UnitMode }
  | { do: 'prizeGroup'; group: number }
  /** What was chosen is on the slip. */
  | { do: 'clear' }
  /** What was bet is chosen again, unless something else is by now. */
  | { do: 'restore'; chosen: Chosen }
  /** A line of the slip is to be changed, or saved numbers are picked: several are cells of boards. */
  | { do: 'lines'; lines: readonly NewLine[] }

export const playOf = (rules: RuleSet, id: string): Play | undefined =>
  rules.plays.find((play) => play.id === id)

function atPlay(state: TableState, play: Play): TableState {
  const { id, type } = play
  return { ...state, type, play: id, picks: noPicks(play.rows), tickets: isPickable(play) ? undefined : '' }
}

/** The table with lines chosen on it; options of boards stand beside each other. */
function linesOn(state: TableState, rules: RuleSet, lines: readonly NewLine[]): TableState {
  const chosen = lines.flatMap((line) => lineOnTable(rules, line) ?? [])
  const board = Object.assign({}, ...chosen.map((one) => one.board)) as Board
  return chosen.reduce<TableState>((at, one) => ({ ...at, ...one, board }), state)
}

const isEmpty = ({ picks, tickets, board }: TableState): boolean =>
  !tickets && picks.every((numbers) => numbers.length === 0) && Object.keys(board).length === 0

/** A table as it is opened: the first play of the wanted type where the rules have it, one unit of the base price. */
export function openTable(rules: RuleSet, wanted: LotteryPlayType, prizeGroup: number): TableState {
  const first = firstPlay(rules, wanted)
  const empty: TableState = {
    type: wanted,
    play: '',
    picks: [],
    tickets: undefined,
    board: {},
    chipMinor: 100,
    multiplier: 1,
    mode: '1',
    prizeGroup,
  }
  return first ? atPlay(empty, first) : empty
}

/** What a table shows after something was done on it. */
export function tableAfter(state: TableState, action: TableAction, rules: RuleSet): TableState {
  switch (action.do) {
    case 'play': {
      const play = playOf(rules, action.play)
      return play ? atPlay(state, play) : state
    }
    case 'picks':
      return { ...state, picks: action.picks }
    case 'tickets':
      return { ...state, tickets: action.text }
    case 'cell':
      return { ...state, board: withCell(state.board, action.cell, state.chipMinor) }
    case 'chip': {
      const { amountMinor } = action
      const board = action.isForAll ? withStake(state.board, amountMinor) : state.board
      return { ...state, chipMinor: amountMinor, board }
    }
    case 'multiplier':
      return { ...state, multiplier: soundMultiplier(action.multiplier) }
    case 'mode':
      return { ...state, mode: action.mode }
    case 'prizeGroup':
      return { ...state, prizeGroup: action.group }
    case 'restore':
      return isEmpty(state) ? { ...state, ...action.chosen } : state
    case 'lines':
      return linesOn(state, rules, action.lines)
    case 'clear': {
      const play = playOf(rules, state.play)
      return {
        ...state,
        board: {},
        ...(play && { picks: noPicks(play.rows) }),
        ...(state.tickets && { tickets: '' }),
      }
    }
  }
}

const lineOf = (state: TableState, play: Play, picks: Picks, isTickets = false): NewLine[] => {
  const units = unitsOf(play, picks)
  const { multiplier, mode, prizeGroup } = state
  if (units === 0) return []
  return [
    {
      play: play.id,
      picks: picks.map((row) => [...row]),
      ...(isTickets && { isTickets }),
      units,
      multiplier,
      mode,
      prizeGroup,
    },
  ]
}

/** The lines that what is chosen comes to; none while it is no valid stake. `parsed` has the tickets that are typed. */
export function linesOf(state: TableState, rules: RuleSet, parsed: ParsedTickets | undefined): NewLine[] {
  const play = playOf(rules, state.play)
  if (!play) return []
  const boards = state.type === 'ent' ? boardLines(state.board, rules, state.prizeGroup) : []
  if (isBoard(play)) return boards
  const typed = parsed && ticketPlayOf(rules, play)
  return [
    ...boards,
    ...(typed ? lineOf(state, typed, [parsed.valid], true) : lineOf(state, play, state.picks)),
  ]
}

/** The tickets that are typed for the play that is shown; undefined while numbers are picked. */
export function typedTickets(
  { tickets, play: id }: Pick<TableState, 'tickets' | 'play'>,
  rules: RuleSet,
): ParsedTickets | undefined {
  const play = playOf(rules, id)
  const typed = play && ticketPlayOf(rules, play)
  return tickets === undefined || !typed ? undefined : parseTickets(typed, tickets)
}
