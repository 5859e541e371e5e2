import { useNow } from '../../money/useNow'
import { timeLeft } from '../../money/time-left'
import { useCashierText } from '../../texts'
import styles from './PaymentDeadline.module.css'

/** Countdown to the moment when an unpaid order expires; the server decides, this only shows. */
export function PaymentDeadline({ untilMs }: { untilMs: number }) {
  const t = useCashierText()
  const left = timeLeft(untilMs, useNow(1000))
  if (left === null) return <p className={styles.deadline}>{t('deposit.timeUp')}</p>
  return (
    <p className={styles.deadline}>
      {t('deposit.timeLeft')}
      <span role="timer" aria-label={t('deposit.timeLeft')} className={styles.time}>
        {left}
      </span>
    </p>
  )
}
