import type { ParsedTickets, Play, RuleSet } from '@plaza/lottery'
import { Segmented } from '@plaza/ui/segmented'
import { useTableText } from '../../locales/lottery-table/texts'
import { Chips } from './Chips'
import { OddsBoard } from './OddsBoard'
import { Picker } from './Picker'
import { isBoard, isPickable, ticketPlayOf } from './plays'
import type { TableAction, TableState } from './table-state'
import { TicketEntry } from './TicketEntry'
import type { HintSource } from './useHints'
import { ticketExample } from './ticket-example'

export interface PlayBodyProps {
  rules: RuleSet
  /** The lottery whose past draws the hints are about. */
  source: HintSource
  play: Play
  state: TableState
  parsed: ParsedTickets | undefined
  act: (action: TableAction) => void
}

/** Where a play is picked: an odds board, rows of numbers, or a field for tickets. */
export function PlayBody({ rules, source, play, state, parsed, act }: PlayBodyProps) {
  const t = useTableText()
  if (isBoard(play))
    return (
      <>
        <Chips
          amountMinor={state.chipMinor}
          onChange={(amountMinor, isForAll) => act({ do: 'chip', amountMinor, isForAll })}
        />
        <OddsBoard
          play={play}
          prizeGroup={state.prizeGroup}
          board={state.board}
          onCell={(cell) => act({ do: 'cell', cell })}
        />
      </>
    )
  const shape = ticketPlayOf(rules, play)?.ticket
  const isTyped = parsed !== undefined && shape !== undefined
  return (
    <>
      {shape && isPickable(play) && (
        <Segmented
          label={t('table.entry.label')}
          value={isTyped ? 'text' : 'pick'}
          options={(['pick', 'text'] as const).map((value) => ({ value, label: t(`table.entry.${value}`) }))}
          onChange={(entry) => act({ do: 'tickets', text: entry === 'text' ? '' : undefined })}
        />
      )}
      {isTyped ? (
        <TicketEntry
          text={state.tickets ?? ''}
          parsed={parsed}
          numbers={shape.numbers}
          example={ticketExample(shape)}
          onChange={(text) => act({ do: 'tickets', text })}
        />
      ) : (
        <Picker
          play={play}
          source={source}
          picks={state.picks}
          onChange={(picks) => act({ do: 'picks', picks })}
        />
      )}
    </>
  )
}
