import type { Picks, Play, Row } from '@plaza/lottery'
import { useState } from 'react'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import type { Hint } from './hints'
import { withRow } from './picker'
import styles from './Picker.module.css'
import { PickRow } from './PickRow'

export interface PickerProps {
  play: Play
  picks: Picks
  /** How the last draws went for the numbers of a row, where that is wanted. */
  hintsOfRow: (row: Row) => ReadonlyMap<number, Hint> | undefined
  onChange: (picks: Picks) => void
}

/** Most rows that have their tools in view; of more, as of five digits, all are in view at once instead. */
const mostWithTools = 3

/** The rows of a play, from which its numbers are picked. */
export function Picker({ play, picks, hintsOfRow, onChange }: PickerProps) {
  const words = usePlayWords()
  const [openId, setOpen] = useState<string>()
  const isCompact = play.rows.length > mostWithTools
  return (
    <div className={styles.rows} data-compact={isCompact ? '' : undefined}>
      {play.rows.map((row, index) => (
        <PickRow
          key={row.id}
          row={row}
          label={words.row(play, row)}
          chosen={picks[index] ?? []}
          hints={hintsOfRow(row)}
          textOf={(number) => words.option(row, number)}
          onChange={(chosen) => onChange(withRow(play.rows, picks, index, chosen))}
          {...(isCompact && {
            tools: {
              isOpen: row.id === openId,
              onToggle: () => setOpen(row.id === openId ? undefined : row.id),
            },
          })}
        />
      ))}
    </div>
  )
}
