import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Link } from '@plaza/facade/router'
import { Amount } from '@plaza/ui/amount'
import { buttonClass } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Icon } from '@plaza/ui/icon'
import { Skeleton } from '@plaza/ui/skeleton'
import { useWalletText } from '../../locales/wallet/texts'
import styles from './WalletCard.module.css'

/**
 * Balance and wallets at the top of the member centre, in the slot `member.wallet@1`. Renders nothing for a visitor.
 */
export function WalletCard() {
  const t = useWalletText()
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { balance, isRefreshing } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  if (!session) return null
  const isMasked = isHidden || isRefreshing
  const walletMinor = (name: string) =>
    balance?.wallets.find(({ wallet }) => wallet === name)?.balanceMinor ?? 0
  return (
    <Card as="section" variant="glow" className={styles.card} aria-label={t('wallet.label')}>
      <div className={styles.total}>
        <span className={styles.label}>{t('wallet.total')}</span>
        {balance ? (
          <Amount
            minor={balance.totalMinor}
            currency={balance.currency}
            kind="balance"
            size="large"
            isMasked={isMasked}
            label={t('wallet.total')}
          />
        ) : (
          <Skeleton shape="title" width="half" />
        )}
      </div>
      {balance && (
        <dl className={styles.wallets}>
          <div>
            <dt className={styles.label}>{t('wallet.main')}</dt>
            <dd>
              <Amount
                minor={walletMinor('main')}
                currency={balance.currency}
                size="small"
                isMasked={isMasked}
              />
            </dd>
          </div>
          <div>
            <dt className={styles.label}>{t('wallet.locked')}</dt>
            <dd>
              <Amount
                minor={walletMinor('locked')}
                currency={balance.currency}
                size="small"
                isMasked={isMasked}
              />
            </dd>
          </div>
        </dl>
      )}
      <div className={styles.actions}>
        <Link to="/m/voucherCenter" className={buttonClass({ variant: 'primary', isBlock: true })}>
          <Icon name="wallet-plus" size={20} />
          {t('wallet.deposit')}
        </Link>
        <Link to="/m/withdraw" className={buttonClass({ isBlock: true })}>
          <Icon name="withdraw" size={20} />
          {t('wallet.withdraw')}
        </Link>
      </div>
    </Card>
  )
}
