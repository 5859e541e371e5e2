import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import { Checkbox } from '@plaza/ui/checkbox'
import { MoneyField } from '@plaza/ui/money-field'
import { useState } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import { chips } from './board'
import styles from './Chips.module.css'

export interface ChipsProps {
  amountMinor: number
  /** `isForAll`: every chosen option gets the stake too. */
  onChange: (amountMinor: number, isForAll: boolean) => void
}

/** What the next option of a board costs: a chip or any amount; the same for all chosen ones on request. */
export function Chips({ amountMinor, onChange }: ChipsProps) {
  const t = useTableText()
  const { currency } = useRemote()
  const { number } = useFormats()
  const [isForAll, setForAll] = useState(true)
  const choose = (minor: number) => onChange(minor, isForAll)
  return (
    <section className={styles.card} aria-label={t('table.stake.each')}>
      <div role="group" aria-label={t('table.stake.chips')} className={styles.chips}>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            data-chip={chip}
            aria-pressed={amountMinor === chip * 100}
            onClick={() => choose(chip * 100)}
          >
            {number(chip)}
          </button>
        ))}
      </div>
      <MoneyField
        label={t('table.stake.each')}
        name="stake"
        valueMinor={amountMinor}
        onChange={(minor) => minor !== null && minor > 0 && choose(minor)}
        currency={currency}
      />
      <Checkbox
        isChecked={isForAll}
        onChange={(isOn) => {
          setForAll(isOn)
          if (isOn) onChange(amountMinor, true)
        }}
      >
        {t('table.stake.same')}
      </Checkbox>
    </section>
  )
}
