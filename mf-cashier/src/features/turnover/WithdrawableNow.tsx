import type { AnswerOf } from '@plaza/contract/kernel'
import type { turnoverCall } from '@plaza/contract/money'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Card } from '@plaza/ui/card'
import { useTurnoverText } from '../../locales/turnover/texts'
import styles from './Turnover.module.css'

export type WithdrawableNowProps = Pick<
  AnswerOf<typeof turnoverCall>,
  'withdrawableMinor' | 'locked' | 'currency'
>

/** What can be withdrawn now, and what holds the rest; together they are everything that the member owns (WITHDRAW-7). */
export function WithdrawableNow({ withdrawableMinor, locked, currency }: WithdrawableNowProps) {
  const t = useTurnoverText()
  const isMasked = useStoreValue(useRemote().events.hiddenBalance)
  return (
    <Card variant="glow" className={styles.card}>
      <div className={styles.head}>
        <span className={styles.label}>{t('turnover.withdrawable')}</span>
        <Amount
          minor={withdrawableMinor}
          currency={currency}
          kind="balance"
          size="large"
          isMasked={isMasked}
          label={t('turnover.withdrawable')}
        />
      </div>
      {locked.length > 0 && (
        <dl className={styles.facts}>
          {locked.map(({ reason, amountMinor }) => (
            <div key={reason} className={styles.fact}>
              <dt>{t(`turnover.reasons.${reason}`)}</dt>
              <dd>
                <Amount minor={amountMinor} currency={currency} size="small" isMasked={isMasked} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.note}>{t('turnover.intro')}</p>
    </Card>
  )
}
