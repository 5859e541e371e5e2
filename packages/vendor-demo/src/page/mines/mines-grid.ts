import type { GameContext } from '../game'
import { h, mark } from '../ui/dom'
import { minesBoard } from './mines-layout'
import { mayPick, type MinesState } from './mines-state'

export interface MinesGrid {
  show: (state: MinesState) => void
  /** Lays the buttons over the drawn shells. */
  place: () => void
}

const columns = 5
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
}

/** The 25 shells as buttons over the canvas: one stop of the Tab key, arrows go from shell to shell. */
export function createMinesGrid(
  { cabinet, texts: { t } }: GameContext,
  onPick: (field: number) => void,
): MinesGrid {
  const buttons = Array.from({ length: columns ** 2 }, (_, field) =>
    h('button', { type: 'button', tabindex: field === 0 ? 0 : -1, onclick: () => onPick(field) }),
  )
  const focusOn = (field: number): void => {
    buttons.forEach((button, at) => button.setAttribute('tabindex', at === field ? '0' : '-1'))
    buttons[field]?.focus()
  }
  const board = h(
    'div',
    {
      class: 'mines-board',
      role: 'group',
      'aria-label': t('mines.board'),
      onkeydown: (event) => {
        const move = event instanceof KeyboardEvent ? moves[event.key] : undefined
        const from = buttons.findIndex((button) => button === document.activeElement)
        if (move === undefined || from < 0) return
        event.preventDefault()
        const to = from + move
        const staysInRow = Math.abs(move) !== 1 || Math.floor(to / columns) === Math.floor(from / columns)
        if (to >= 0 && to < buttons.length && staysInRow) focusOn(to)
      },
    },
    ...buttons,
  )
  cabinet.over.append(board)

  const nameOf = (state: MinesState, field: number): string => {
    const number = field + 1
    if (state.end?.mines.includes(field)) return t('mines.cellUrchin', { number })
    const isOpen = state.end !== null || state.opened.some((one) => one.field === field)
    return t(isOpen ? 'mines.cellPearl' : 'mines.cell', { number })
  }
  return {
    place: () => {
      const { x, y, cell } = minesBoard(cabinet.canvas.clientWidth, cabinet.canvas.clientHeight)
      const side = `${String(cell * columns)}px`
      for (const [name, value] of [
        ['left', `${String(x)}px`],
        ['top', `${String(y)}px`],
        ['width', side],
        ['height', side],
      ] as const)
        board.style.setProperty(name, value)
    },
    show: (state) => {
      buttons.forEach((button, field) => {
        mark(button, 'aria-label', nameOf(state, field))
        mark(button, 'aria-disabled', mayPick(state, field) ? false : 'true')
      })
    },
  }
}
