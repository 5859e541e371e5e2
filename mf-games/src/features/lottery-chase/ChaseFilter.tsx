import { chaseStates, type ChaseState } from '@plaza/contract/lottery'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { useChaseText } from '../../locales/lottery-chase/texts'
import styles from './Chase.module.css'

export interface ChaseFilterProps {
  state: ChaseState | undefined
  /** Code of the lottery; empty for all. */
  lottery: string
  lotteries: readonly { code: string; name: string }[]
  onChange: (name: 'state' | 'lottery', value: string) => void
}

/** Which plans are listed: by state and by lottery. */
export function ChaseFilter({ state, lottery, lotteries, onChange }: ChaseFilterProps) {
  const t = useChaseText()
  return (
    <div className={styles.filter}>
      {/* The days of the list are headings below it. */}
      <h2>
        <VisuallyHidden>{t('chase.plans')}</VisuallyHidden>
      </h2>
      <ChipGroup label={t('chase.state')} isLine>
        <Chip isPressed={state === undefined} onPress={() => onChange('state', '')}>
          {t('chase.all')}
        </Chip>
        {chaseStates.map((one) => (
          <Chip key={one} isPressed={state === one} onPress={() => onChange('state', one)}>
            {t(`chase.states.${one}`)}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={t('chase.lottery')} isLine>
        <Chip isPressed={lottery === ''} onPress={() => onChange('lottery', '')}>
          {t('chase.allLotteries')}
        </Chip>
        {lotteries.map(({ code, name }) => (
          <Chip key={code} isPressed={lottery === code} onPress={() => onChange('lottery', code)}>
            {name}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
}
