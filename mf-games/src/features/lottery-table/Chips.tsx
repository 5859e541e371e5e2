import { useFormats } from '@plaza/i18n'
import { useTableText } from '../../locales/lottery-table/texts'
import { chips } from './board'
import styles from './Chips.module.css'

export interface ChipsProps {
  amountMinor: number
  onChange: (amountMinor: number) => void
}

/** What the next option of a board costs, in one tap. */
export function Chips({ amountMinor, onChange }: ChipsProps) {
  const t = useTableText()
  const { number } = useFormats()
  return (
    <div role="group" aria-label={t('table.stake.chips')} className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          className={styles.chip}
          translate="no"
          data-chip={chip}
          aria-pressed={amountMinor === chip * 100}
          onClick={() => onChange(chip * 100)}
        >
          {number(chip)}
        </button>
      ))}
    </div>
  )
}
