import { useFormats } from '@plaza/i18n'
import { ProgressBar } from '@plaza/ui/progress'
import { useWithdrawText } from '../../locales/withdraw/texts'
import styles from './TurnoverBar.module.css'

export interface TurnoverBarProps {
  requiredMinor: number
  doneMinor: number
  currency: string
}

/** How much of the open turnover is done, and what is still to be staked (WITHDRAW-7). */
export function TurnoverBar({ requiredMinor, doneMinor, currency }: TurnoverBarProps) {
  const t = useWithdrawText()
  const { money } = useFormats()
  return (
    <div className={styles.turnover}>
      <span>
        {t('withdraw.turnoverDone', {
          done: money(doneMinor, currency),
          required: money(requiredMinor, currency),
        })}
      </span>
      <ProgressBar value={doneMinor} most={requiredMinor} />
      <span className={styles.left}>
        {t('withdraw.turnoverLeft', { amount: money(requiredMinor - doneMinor, currency) })}
      </span>
    </div>
  )
}
