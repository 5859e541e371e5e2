import { chaseBounds } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { BetLines } from '../../lottery/lines/BetLines'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { Stepper } from '../lottery-slip/Stepper'
import styles from './Chase.module.css'
import { multipliersFor, soundCount } from './chase-plan'
import { PlannedIssue } from './PlannedIssue'

export interface PlanIssuesProps {
  /** Numbers of the issues, and the multiplier of each. */
  numbers: readonly string[]
  multipliers: readonly number[]
  /** The highest multiplier of an issue. */
  most: number
  /** The stake of the slip, minor units. */
  slipMinor: number
  onChange: (multipliers: readonly number[]) => void
  /** Changes the multiplier of the issue at an index. A stable function. */
  onMultiplier: (index: number, multiplier: number) => void
}

const quickCounts = [5, 10, 20, 50, chaseBounds.most]

/** How many issues a plan has, and the multiplier of each with what it costs. */
export function PlanIssues(props: PlanIssuesProps) {
  const { numbers, multipliers, most, slipMinor, onChange, onMultiplier } = props
  const t = useChaseText()
  const { number } = useFormats()
  const setCount = (count: number) => onChange(multipliersFor(multipliers, soundCount(count)))
  return (
    <>
      <div className={styles.count}>
        <span className={styles.name} aria-hidden>
          {t('chase.howMany')}
        </span>
        <Stepper
          label={t('chase.howMany')}
          less={t('chase.fewer')}
          more={t('chase.moreIssues')}
          least={chaseBounds.least}
          most={chaseBounds.most}
          value={multipliers.length}
          onChange={setCount}
        />
      </div>
      <ChipGroup label={t('chase.howMany')} isLine>
        {quickCounts.map((count) => (
          <Chip key={count} isPressed={multipliers.length === count} onPress={() => setCount(count)}>
            {number(count)}
          </Chip>
        ))}
      </ChipGroup>
      <BetLines label={t('chase.issues')}>
        {numbers.map((no, index) => (
          <PlannedIssue
            key={no}
            no={no}
            index={index}
            multiplier={multipliers[index] ?? 1}
            most={most}
            slipMinor={slipMinor}
            onMultiplier={onMultiplier}
          />
        ))}
      </BetLines>
    </>
  )
}
