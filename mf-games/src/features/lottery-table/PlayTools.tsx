import type { Play, RuleSet } from '@plaza/lottery'
import { IconButton } from '@plaza/ui/icon-button'
import { useTableText } from '../../locales/lottery-table/texts'
import { positionsOf } from '../../lottery/plays/positions'
import { isBoard, isPickable, ticketPlayOf } from './plays'

export interface PlayToolsProps {
  rules: RuleSet
  play: Play
  /** Tickets are typed, and not picked. */
  isTyped: boolean
  onTyped: (isTyped: boolean) => void
  /** The last draws are shown at the numbers. */
  hasHints: boolean
  onHints: (hasHints: boolean) => void
}

/** What changes how the numbers of a play are chosen: typing them, and the last draws beside them (TABLE-1). */
export function PlayTools({ rules, play, isTyped, onTyped, hasHints, onHints }: PlayToolsProps) {
  const t = useTableText()
  if (isBoard(play)) return null
  const canType = ticketPlayOf(rules, play) !== undefined && isPickable(play)
  const canHint = !isTyped && play.rows.some((row) => positionsOf(play, row, 5) !== undefined)
  return (
    <>
      {canType && (
        <IconButton
          icon="keyboard"
          label={t('table.entry.text')}
          isPressed={isTyped}
          onClick={() => onTyped(!isTyped)}
        />
      )}
      {canHint && (
        <IconButton
          icon="history"
          label={t('table.hints.open')}
          isPressed={hasHints}
          onClick={() => onHints(!hasHints)}
        />
      )}
    </>
  )
}
