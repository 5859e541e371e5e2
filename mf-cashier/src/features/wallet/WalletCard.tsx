import { memberTypes } from '@plaza/contract/identity'
import type { Balance } from '@plaza/contract/money'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Link } from '@plaza/facade/router'
import { Amount } from '@plaza/ui/amount'
import { buttonClass } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Icon } from '@plaza/ui/icon'
import { Skeleton } from '@plaza/ui/skeleton'
import { useWalletText } from '../../locales/wallet/texts'
import { DebtNotice } from '../../parts/DebtNotice'
import { PendingDeposits } from './PendingDeposits'
import { hasVendorWallets, useVendorNames } from './useVendorNames'
import styles from './WalletCard.module.css'

/** Main and locked always; any other wallet while it holds something (WALLET-1). */
const shownWallets = ({ wallets }: Balance): Balance['wallets'] =>
  wallets.filter(({ wallet, balanceMinor }) => wallet === 'main' || wallet === 'locked' || balanceMinor > 0)

/**
 * Balance and wallets at the top of the member centre, in the slot `member.wallet@1`. Renders nothing for a visitor.
 */
export function WalletCard() {
  const t = useWalletText()
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { balance, isRefreshing } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  const vendorName = useVendorNames(balance)
  if (!session) return null
  const isMasked = isHidden || isRefreshing
  const nameOf = (wallet: string) => {
    if (wallet === 'main' || wallet === 'locked' || wallet === 'chase') return t(`wallet.${wallet}`)
    if (wallet === 'transfer:transit') return t('wallet.transit')
    return t('wallet.vendor', { name: vendorName(wallet.replace(/^vendor:/, '')) })
  }
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
          {shownWallets(balance).map(({ wallet, balanceMinor }) => (
            <div key={wallet}>
              <dt className={styles.label}>{nameOf(wallet)}</dt>
              <dd>
                <Amount minor={balanceMinor} currency={balance.currency} size="small" isMasked={isMasked} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <DebtNotice />
      {session.type !== memberTypes.trial && <PendingDeposits />}
      <div className={styles.actions}>
        <Link to="/m/voucherCenter" className={buttonClass({ variant: 'primary', isBlock: true })}>
          <Icon name="wallet-plus" size={20} />
          <span>{t('wallet.deposit')}</span>
        </Link>
        <Link to="/m/withdraw" className={buttonClass({ isBlock: true })}>
          <Icon name="withdraw" size={20} />
          <span>{t('wallet.withdraw')}</span>
        </Link>
      </div>
      <div className={styles.actions}>
        {balance && hasVendorWallets(balance) && (
          <Link to="/m/wallet/transfer" className={buttonClass({ variant: 'quiet', isBlock: true })}>
            <Icon name="transfer" size={20} />
            <span>{t('wallet.move')}</span>
          </Link>
        )}
        <Link to="/m/turnover" className={buttonClass({ variant: 'quiet', isBlock: true })}>
          <Icon name="chart" size={20} />
          <span>{t('wallet.turnover')}</span>
        </Link>
      </div>
    </Card>
  )
}
