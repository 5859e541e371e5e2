import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Card } from '@plaza/ui/card'
import { useWithdrawText } from '../../locales/withdraw/texts'
import { TurnoverBar } from './TurnoverBar'
import type { WithdrawOptions } from './useWithdrawForm'
import styles from './MoneySummary.module.css'

/** All that the member owns: what can be withdrawn now and what is locked, by reason (WITHDRAW-1). */
export function MoneySummary({ options }: { options: WithdrawOptions }) {
  const t = useWithdrawText()
  const { events } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { withdrawableMinor, totalMinor, locked, currency, turnover } = options
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} size="small" isMasked={isHidden} />
  )
  return (
    <Card variant="glow" className={styles.card}>
      <div className={styles.top}>
        <span className={styles.label}>{t('withdraw.withdrawable')}</span>
        <Amount
          minor={withdrawableMinor}
          currency={currency}
          kind="balance"
          size="large"
          isMasked={isHidden}
          label={t('withdraw.withdrawable')}
        />
      </div>
      {locked.length > 0 && (
        <dl className={styles.parts}>
          {locked.map(({ reason, amountMinor }) => (
            <div key={reason} className={styles.part}>
              <dt>{t(`withdraw.locks.${reason}`)}</dt>
              <dd>{amount(amountMinor)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t('withdraw.total')}</dt>
            <dd>{amount(totalMinor)}</dd>
          </div>
        </dl>
      )}
      {turnover.requiredMinor > 0 && <TurnoverBar {...turnover} currency={currency} />}
    </Card>
  )
}
