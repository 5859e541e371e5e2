import type { Picks, Play } from '@plaza/lottery'
import { IconButton } from '@plaza/ui/icon-button'
import { useState, type ReactNode } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { positionsOf } from './hints'
import { withRow } from './picker'
import styles from './Picker.module.css'
import { PickRow } from './PickRow'
import { hintDraws, useHints, type HintSource } from './useHints'

export interface PickerProps {
  play: Play
  /** The lottery whose past draws the hints are about. */
  source: HintSource
  picks: Picks
  /** The choice between picking and typing, where there is one. */
  entry: ReactNode
  onChange: (picks: Picks) => void
}

/** The rows of a play, from which its numbers are picked. */
export function Picker({ play, source, picks, entry, onChange }: PickerProps) {
  const t = useTableText()
  const words = usePlayWords()
  const [hasHints, setHints] = useState(false)
  const hintsOfRow = useHints(source, play, hasHints)
  const canHint = play.rows.some((row) => positionsOf(play, row, 5) !== undefined)
  return (
    <div className={styles.rows}>
      {(entry || canHint) && (
        <div className={styles.bar}>
          <div className={styles.entry}>{entry}</div>
          {canHint && (
            <IconButton
              icon="history"
              variant="raised"
              label={t('table.hints.open')}
              isPressed={hasHints}
              onClick={() => setHints(!hasHints)}
            />
          )}
          {hasHints && <p className={styles.note}>{t('table.hints.text', { count: hintDraws })}</p>}
        </div>
      )}
      {play.rows.map((row, index) => (
        <PickRow
          key={row.id}
          row={row}
          label={words.row(play, row)}
          chosen={picks[index] ?? []}
          hints={hintsOfRow(row)}
          textOf={(number) => words.option(row, number)}
          onChange={(chosen) => onChange(withRow(play.rows, picks, index, chosen))}
        />
      ))}
    </div>
  )
}
