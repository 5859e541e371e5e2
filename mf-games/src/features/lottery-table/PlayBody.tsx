import type { ParsedTickets, Play, RuleSet } from '@plaza/lottery'
import { Segmented } from '@plaza/ui/segmented'
import { useTableText } from '../../locales/lottery-table/texts'
import { BoardBody } from './BoardBody'
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
  if (isBoard(play)) return <BoardBody play={play} state={state} act={act} />
  const ticketPlay = ticketPlayOf(rules, play)
  const shape = ticketPlay?.ticket
  const isTyped = parsed !== undefined && ticketPlay !== undefined && shape !== undefined
  const entry = shape && isPickable(play) && (
    <Segmented
      label={t('table.entry.label')}
      value={isTyped ? 'text' : 'pick'}
      options={(['pick', 'text'] as const).map((value) => ({ value, label: t(`table.entry.${value}`) }))}
      onChange={(how) => act({ do: 'tickets', text: how === 'text' ? '' : undefined })}
    />
  )
  if (isTyped)
    return (
      <>
        {entry}
        <TicketEntry
          text={state.tickets ?? ''}
          parsed={parsed}
          numbers={shape.numbers}
          example={ticketExample(shape)}
          onChange={(text) => act({ do: 'tickets', text })}
        />
      </>
    )
  return (
    <Picker
      play={play}
      source={source}
      picks={state.picks}
      entry={entry}
      onChange={(picks) => act({ do: 'picks', picks })}
    />
  )
}
