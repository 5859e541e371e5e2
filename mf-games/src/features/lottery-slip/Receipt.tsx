import { Fact, Facts } from '@plaza/ui/facts'
import { useFormats } from '@plaza/i18n'
import { CopyField } from '@plaza/ui/copy-field'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { ReceiptHead } from './ReceiptHead'
import styles from './Slip.module.css'
import type { Placed } from './useBet'

/** An order that was placed: its number, issue, what it cost, and the balance after it (TABLE-2). */
export function Receipt({ placed: { order, balance }, name }: { placed: Placed; name: string }) {
  const t = useSlipText()
  const { money } = useFormats()
  const schedule = useScheduleText()
  return (
    <div className={styles.stack}>
      <ReceiptHead title={t('slip.placed')}>
        {t('slip.placedOn', { lottery: name, no: order.issue })}
      </ReceiptHead>
      <CopyField label={t('slip.orderNo')} value={order.id} />
      <Facts>
        <Fact label={t('slip.total')}>{money(order.amountMinor, order.currency)}</Fact>
        <Fact label={t('slip.highest')} tone="money">
          {money(order.highestPrizeMinor, order.currency)}
        </Fact>
        <Fact label={t('slip.closesAt')}>{schedule.near(order.closeAt)}</Fact>
        <Fact label={t('slip.balanceAfter')}>{money(balance.totalMinor, balance.currency)}</Fact>
      </Facts>
      <p className={styles.note}>{t('slip.cancelUntilClose')}</p>
    </div>
  )
}
