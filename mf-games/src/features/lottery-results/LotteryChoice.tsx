import { lotteryFamilies, type Lottery } from '@plaza/contract/lottery'
import { Field } from '@plaza/ui/field'
import { useLotteryName } from '../../lottery/tile/useLotteryName'
import { useLotteryText } from '../../locales/lottery/texts'
import { useTrendText } from '../../locales/trend/texts'
import styles from './Results.module.css'

export interface LotteryChoiceProps {
  lotteries: readonly Lottery[]
  /** The chosen code. */
  value: string
  onChange: (code: string) => void
}

/** One of the lotteries, by family. */
export function LotteryChoice({ lotteries, value, onChange }: LotteryChoiceProps) {
  const t = useLotteryText()
  const trend = useTrendText()
  const nameOf = useLotteryName()
  return (
    <Field label={trend('results.lottery')}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {lotteryFamilies.map((family) => {
            const own = lotteries.filter((lottery) => lottery.family === family)
            return (
              own.length > 0 && (
                <optgroup key={family} label={t(`lottery.families.${family}`)}>
                  {own.map((lottery) => (
                    <option key={lottery.code} value={lottery.code}>
                      {nameOf(lottery)}
                    </option>
                  ))}
                </optgroup>
              )
            )
          })}
        </select>
      )}
    </Field>
  )
}
