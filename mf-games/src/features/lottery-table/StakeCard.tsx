import { unitModes, type PrizeGroups } from '@plaza/contract/lottery'
import { useStoreValue } from '@plaza/events'
import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import type { Play } from '@plaza/lottery'
import { Button } from '@plaza/ui/button'
import { Checkbox } from '@plaza/ui/checkbox'
import { Segmented } from '@plaza/ui/segmented'
import { useTableText } from '../../locales/lottery-table/texts'
import { MultiplierStepper } from '../lottery-slip/MultiplierStepper'
import { unitPriceMinor } from '../lottery-slip/stake'
import { PrizeSlider } from './PrizeSlider'
import styles from './StakeCard.module.css'
import type { TableAction, TableState } from './table-state'

export interface StakeCardProps {
  play: Play
  state: TableState
  groups: PrizeGroups
  act: (action: TableAction) => void
  /** Boards have a stake in each option, so multiplier and price of a unit are not asked for. */
  isBoard: boolean
  /** Whether numbers stay on the table after their bet. */
  keepsPicks: boolean
  onKeepsPicks: (keeps: boolean) => void
  /** Opens the numbers that the account saved. */
  onSaved: () => void
}

/** What one unit costs, how many times it is staked, how much comes back as rebate, and whether the numbers stay. */
export function StakeCard(props: StakeCardProps) {
  const { play, state, groups, act, isBoard, keepsPicks, onKeepsPicks, onSaved } = props
  const t = useTableText()
  const { money } = useFormats()
  const { currency, events } = useRemote()
  const { session } = useStoreValue(events.session)
  return (
    <section className={styles.card} aria-label={t('table.stake.title')}>
      {!isBoard && (
        <div className={styles.line}>
          <MultiplierStepper
            label={t('table.multiplier')}
            value={state.multiplier}
            onChange={(multiplier) => act({ do: 'multiplier', multiplier })}
          />
          <div className={styles.mode}>
            <Segmented
              label={t('table.unitPrice')}
              value={state.mode}
              options={unitModes.map((mode) => ({
                value: mode,
                label: money(unitPriceMinor[mode], currency),
              }))}
              onChange={(mode) => act({ do: 'mode', mode })}
            />
          </div>
        </div>
      )}
      <PrizeSlider
        play={play}
        groups={groups}
        value={state.prizeGroup}
        unitMinor={unitPriceMinor[state.mode]}
        onChange={(group) => act({ do: 'prizeGroup', group })}
      />
      <Checkbox isChecked={keepsPicks} onChange={onKeepsPicks}>
        {t('table.keepPicks')}
      </Checkbox>
      {session && (
        <Button isBlock icon="bookmark" onClick={onSaved}>
          {t('table.saved.title')}
        </Button>
      )}
    </section>
  )
}
