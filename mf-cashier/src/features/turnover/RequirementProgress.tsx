import type { Requirement } from '@plaza/contract/money'
import { useFormats } from '@plaza/i18n'
import { ProgressBar } from '@plaza/ui/progress'
import { useTurnoverText } from '../../locales/turnover/texts'
import styles from './Turnover.module.css'

export interface RequirementProgressProps {
  requirement: Requirement
  currency: string
  /** Id of the requirement's title. */
  labelledBy: string
}

/** How much of a requirement is staked, as a bar and in words. */
export function RequirementProgress({ requirement, currency, labelledBy }: RequirementProgressProps) {
  const t = useTurnoverText()
  const { money } = useFormats()
  const { doneMinor, requiredMinor } = requirement
  const done = t('turnover.progress', {
    done: money(doneMinor, currency),
    required: money(requiredMinor, currency),
  })
  return (
    <div className={styles.progress}>
      <ProgressBar value={doneMinor} most={requiredMinor} labelledBy={labelledBy} valueText={done} />
      <div className={styles.reached}>
        <span>{done}</span>
        <strong>{t('turnover.remaining', { amount: money(requiredMinor - doneMinor, currency) })}</strong>
      </div>
    </div>
  )
}
