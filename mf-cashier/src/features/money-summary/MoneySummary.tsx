import type { AnswerOf } from '@plaza/contract/kernel'
import type { turnoverCall } from '@plaza/contract/money'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Card } from '@plaza/ui/card'
import type { ReactNode } from 'react'
import { useMoneySummaryText } from '../../locales/money-summary/texts'
import styles from './MoneySummary.module.css'

export interface MoneySummaryProps {
  money: Pick<AnswerOf<typeof turnoverCall>, 'withdrawableMinor' | 'locked' | 'currency'>
  /** Below the amounts. */
  children?: ReactNode
}

/** All that the member owns: what can be withdrawn now, and what is locked, by reason (WITHDRAW-1, WITHDRAW-7). */
export function MoneySummary({
  money: { withdrawableMinor, locked, currency },
  children,
}: MoneySummaryProps) {
  const t = useMoneySummaryText()
  const isMasked = useStoreValue(useRemote().events.hiddenBalance)
  const totalMinor = locked.reduce((sum, { amountMinor }) => sum + amountMinor, withdrawableMinor)
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} size="small" isMasked={isMasked} />
  )
  return (
    <Card variant="glow" className={styles.card}>
      <div className={styles.top}>
        <span className={styles.label}>{t('moneySummary.withdrawable')}</span>
        <Amount
          minor={withdrawableMinor}
          currency={currency}
          kind="balance"
          size="large"
          isMasked={isMasked}
          label={t('moneySummary.withdrawable')}
        />
      </div>
      {locked.length > 0 && (
        <dl className={styles.parts}>
          {locked.map(({ reason, amountMinor }) => (
            <div key={reason} className={styles.part}>
              <dt>{t(`moneySummary.locks.${reason}`)}</dt>
              <dd translate="no">{amount(amountMinor)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t('moneySummary.total')}</dt>
            <dd translate="no">{amount(totalMinor)}</dd>
          </div>
        </dl>
      )}
      {children}
    </Card>
  )
}
