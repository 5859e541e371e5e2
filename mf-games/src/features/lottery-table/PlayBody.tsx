import type { ParsedTickets, Play, Row, RuleSet } from '@plaza/lottery'
import { useTableText } from '../../locales/lottery-table/texts'
import { BoardBody } from './BoardBody'
import type { Hint } from './hints'
import { Picker } from './Picker'
import styles from './Picker.module.css'
import { isBoard, ticketPlayOf } from './plays'
import type { TableAction, TableState } from './table-state'
import { TicketEntry } from './TicketEntry'
import { ticketExample } from './ticket-example'
import { hintDraws } from './useHints'

export interface PlayBodyProps {
  rules: RuleSet
  play: Play
  state: TableState
  parsed: ParsedTickets | undefined
  act: (action: TableAction) => void
  /** How the last draws went for the numbers of a row; absent where that is not wanted. */
  hintsOfRow: ((row: Row) => ReadonlyMap<number, Hint> | undefined) | undefined
}

/** Where a play is picked: an odds board, rows of numbers, or a field for tickets. */
export function PlayBody({ rules, play, state, parsed, act, hintsOfRow }: PlayBodyProps) {
  const t = useTableText()
  if (isBoard(play)) return <BoardBody play={play} state={state} act={act} />
  const shape = ticketPlayOf(rules, play)?.ticket
  if (parsed && shape)
    return (
      <TicketEntry
        text={state.tickets ?? ''}
        parsed={parsed}
        numbers={shape.numbers}
        example={ticketExample(shape)}
        onChange={(text) => act({ do: 'tickets', text })}
      />
    )
  return (
    <>
      {hintsOfRow && <p className={styles.note}>{t('table.hints.text', { count: hintDraws })}</p>}
      <Picker
        key={play.id}
        play={play}
        picks={state.picks}
        hintsOfRow={hintsOfRow ?? noHints}
        onChange={(picks) => act({ do: 'picks', picks })}
      />
    </>
  )
}

const noHints = () => undefined
