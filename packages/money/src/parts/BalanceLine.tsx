import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Card } from '@plaza/ui/card'
import { Skeleton } from '@plaza/ui/skeleton'
import { useMoneyText } from '../texts'
import styles from './BalanceLine.module.css'

/** The member's balance, at the top of every cashier screen (MONEY-3). */
export function BalanceLine() {
  const t = useMoneyText()
  const { events } = useRemote()
  const { balance, isRefreshing } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  return (
    <Card variant="glow" className={styles.line}>
      <span className={styles.label}>{t('balance')}</span>
      {balance ? (
        <Amount
          minor={balance.totalMinor}
          currency={balance.currency}
          kind="balance"
          size="large"
          isMasked={isHidden || isRefreshing}
          label={t('balance')}
        />
      ) : (
        <span className={styles.wait}>
          <Skeleton shape="title" />
        </span>
      )}
    </Card>
  )
}
