import { useFormats } from '@plaza/i18n'
import { CopyField } from '@plaza/ui/copy-field'
import { Icon } from '@plaza/ui/icon'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useSlipText } from '../../locales/lottery-slip/texts'
import styles from './Slip.module.css'
import type { Placed } from './useBet'

/** An order that was placed: its number, issue, what it cost, and the balance after it (TABLE-2). */
export function Receipt({ placed: { order, balance }, name }: { placed: Placed; name: string }) {
  const t = useSlipText()
  const { money } = useFormats()
  const schedule = useScheduleText()
  return (
    <div className={styles.stack}>
      <div className={styles.done} role="status">
        <Icon name="check-circle" size={24} />
        <p className={styles.doneTitle}>{t('slip.placed')}</p>
        <p className={styles.note}>{t('slip.placedOn', { lottery: name, no: order.issue })}</p>
      </div>
      <CopyField label={t('slip.orderNo')} value={order.id} />
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('slip.total')}</dt>
          <dd>{money(order.amountMinor, order.currency)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('slip.highest')}</dt>
          <dd className={styles.highest}>{money(order.highestPrizeMinor, order.currency)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('slip.closesAt')}</dt>
          <dd>{schedule.near(order.closeAt)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('slip.balanceAfter')}</dt>
          <dd>{money(balance.totalMinor, balance.currency)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('slip.cancelUntilClose')}</p>
    </div>
  )
}
