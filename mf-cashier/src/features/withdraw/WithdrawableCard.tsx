import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Card } from '@plaza/ui/card'
import { useWithdrawText } from '../../locales/withdraw/texts'
import type { WithdrawOptions } from './useWithdrawForm'
import styles from './WithdrawableCard.module.css'

/** The amount that can be withdrawn now, the locked amount, and the account that receives the money. */
export function WithdrawableCard({ options }: { options: WithdrawOptions }) {
  const t = useWithdrawText()
  const { money } = useFormats()
  const { events } = useRemote()
  const { balance } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  const { withdrawableMinor, currency, account } = options
  const lockedMinor = balance?.wallets.find(({ wallet }) => wallet === 'locked')?.balanceMinor ?? 0
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
        {lockedMinor > 0 && !isHidden && (
          <span className={styles.note}>
            {t('withdraw.locked', { amount: money(lockedMinor, currency) })}
          </span>
        )}
      </div>
      <div className={styles.account}>
        <span className={styles.label}>{t('withdraw.account')}</span>
        <bdi className={styles.number}>{account}</bdi>
      </div>
    </Card>
  )
}
