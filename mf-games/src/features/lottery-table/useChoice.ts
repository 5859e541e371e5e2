import { useRemote } from '@plaza/federation'
import { useRef, useState } from 'react'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { useTableText } from '../../locales/lottery-table/texts'
import { slipProblem, type NewLine, type SlipLine } from '../lottery-slip/slip'
import type { Slip } from '../lottery-slip/useSlip'
import { keepsPicks, rememberKeepsPicks } from './keep-picks'
import { chosenOf, type Chosen } from './table-state'
import { useRandom } from './useRandom'
import type { Table } from './useTable'

export interface ChoiceOptions {
  table: Table
  slip: Slip
  /** Asks for the confirmation of the slip. */
  askToBet: () => void
}

export interface Choice {
  /** The line of the slip that is being changed, from 1; what is chosen takes its place. */
  editedNo: number | undefined
  edit: (line: SlipLine) => void
  /** Leaves that line as it is. */
  keepLine: () => void
  add: () => void
  bet: () => void
  random: (count: number) => void
  /** Whether numbers stay on the table after their bet. */
  keepsPicks: boolean
  setKeepsPicks: (keeps: boolean) => void
  /** A slip was placed: the numbers that were put on it last stay, where that is wanted. */
  restore: () => void
}

/** How what is chosen on a table gets onto its slip, and how it comes back (TABLE-1, TABLE-2, TABLE-7). */
export function useChoice({ table, slip, askToBet }: ChoiceOptions): Choice {
  const t = useTableText()
  const slipText = useSlipText()
  const { events } = useRemote()
  const { state, act, lines } = table
  const [editedId, setEdited] = useState<number>()
  const at = slip.lines.findIndex(({ id }) => id === editedId)
  const edited = slip.lines[at]
  const [keeps, setKeeps] = useState(() => keepsPicks(localStorage))
  const last = useRef<Chosen>(undefined)

  const put = (more: readonly NewLine[], replaced?: SlipLine): boolean => {
    const others = slip.lines.filter((line) => line !== replaced)
    const problem = slipProblem(others, more)
    if (problem) {
      events.say('toast', { kind: 'error', text: slipText(`slip.full.${problem}`), id: 'slip' })
      return false
    }
    if (replaced) slip.replace(replaced.id, more)
    else slip.add(more)
    return true
  }
  const putChosen = (): boolean => {
    if (!put(lines, edited)) return false
    last.current = chosenOf(state)
    act({ do: 'clear' })
    setEdited(undefined)
    return true
  }
  return {
    editedNo: edited && at + 1,
    edit(line) {
      act({ do: 'lines', lines: [line] })
      setEdited(line.id)
    },
    keepLine() {
      act({ do: 'clear' })
      setEdited(undefined)
    },
    add() {
      if (!putChosen()) return
      const text = edited ? t('table.changed', { no: at + 1 }) : t('table.added', { count: lines.length })
      events.say('toast', { kind: 'success', text, id: 'slip' })
    },
    bet() {
      if (lines.length === 0 || putChosen()) askToBet()
    },
    random: useRandom({ table, put }),
    keepsPicks: keeps,
    setKeepsPicks(next) {
      setKeeps(next)
      rememberKeepsPicks(localStorage, next)
    },
    restore() {
      if (keeps && last.current) act({ do: 'restore', chosen: last.current })
    },
  }
}
