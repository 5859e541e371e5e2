import type { Play } from '@plaza/lottery'
import { useRemote } from '@plaza/federation'
import { Checkbox } from '@plaza/ui/checkbox'
import { MoneyField } from '@plaza/ui/money-field'
import { useState } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import { Chips } from './Chips'
import styles from './Chips.module.css'
import { OddsBoard } from './OddsBoard'
import type { TableAction, TableState } from './table-state'

export interface BoardBodyProps {
  play: Play
  state: TableState
  act: (action: TableAction) => void
}

/** An odds board below its chips; any other stake, and the same for all chosen options, follow it (TABLE-1). */
export function BoardBody({ play, state, act }: BoardBodyProps) {
  const t = useTableText()
  const { currency } = useRemote()
  const [isForAll, setForAll] = useState(true)
  const choose = (amountMinor: number, forAll = isForAll) =>
    act({ do: 'chip', amountMinor, isForAll: forAll })
  return (
    <>
      <Chips amountMinor={state.chipMinor} onChange={choose} />
      <OddsBoard
        play={play}
        prizeGroup={state.prizeGroup}
        board={state.board}
        onCell={(cell) => act({ do: 'cell', cell })}
      />
      <section className={styles.card} aria-label={t('table.stake.each')}>
        <MoneyField
          label={t('table.stake.each')}
          name="stake"
          valueMinor={state.chipMinor}
          onChange={(minor) => minor !== null && minor > 0 && choose(minor)}
          currency={currency}
        />
        <Checkbox
          isChecked={isForAll}
          onChange={(isOn) => {
            setForAll(isOn)
            if (isOn) choose(state.chipMinor, true)
          }}
        >
          {t('table.stake.same')}
        </Checkbox>
      </section>
    </>
  )
}
