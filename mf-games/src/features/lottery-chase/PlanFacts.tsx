import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useChaseText } from '../../locales/lottery-chase/texts'
import styles from './Chase.module.css'

export interface PlanFactsProps {
  count: number
  /** What is reserved at once, minor units. */
  totalMinor: number
  /** The most that one issue pays, minor units. */
  highestMinor: number
}

/** What a person confirms with a plan: how many issues, the highest prize of one, and the whole amount reserved. */
export function PlanFacts({ count, totalMinor, highestMinor }: PlanFactsProps) {
  const t = useChaseText()
  const { currency } = useRemote()
  const { money, number } = useFormats()
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('chase.issues')}</dt>
        <dd>{number(count)}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('chase.highest')}</dt>
        <dd className={styles.highest}>{money(highestMinor, currency)}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('chase.reservedNow')}</dt>
        <dd className={styles.total}>{money(totalMinor, currency)}</dd>
      </div>
    </dl>
  )
}
