import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { memo } from 'react'
import { LineText } from '../../lottery/lines/BetLines'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { Stepper } from '../lottery-slip/Stepper'
import styles from './Chase.module.css'

export interface PlannedIssueProps {
  no: string
  /** Its place in the plan, from 0. */
  index: number
  multiplier: number
  most: number
  /** The stake of the slip, minor units. */
  slipMinor: number
  /** A stable function. */
  onMultiplier: (index: number, multiplier: number) => void
}

/**
 * An issue of a plan that is being made, with its multiplier. Of 120 issues only the one that changes is drawn again:
 * every draw of any lottery draws the table around them.
 */
export const PlannedIssue = memo(function PlannedIssue(props: PlannedIssueProps) {
  const { no, index, multiplier, most, slipMinor, onMultiplier } = props
  const t = useChaseText()
  const { currency } = useRemote()
  const { money } = useFormats()
  return (
    <li className={styles.planned}>
      <div className={styles.words}>
        <p translate="no" className={styles.name}>
          {no}
        </p>
        <LineText>{money(slipMinor * multiplier, currency)}</LineText>
      </div>
      <Stepper
        label={t('chase.multiplierOf', { no })}
        less={t('chase.lower', { no })}
        more={t('chase.higher', { no })}
        sign="×"
        least={1}
        most={most}
        value={multiplier}
        onChange={(value) => onMultiplier(index, value)}
      />
    </li>
  )
})
