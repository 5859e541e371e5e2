import { useStoreValue } from '@plaza/events'
import { Amount } from '@plaza/ui/amount'
import { Icon } from '@plaza/ui/icon'
import { useShell } from '../../kernel/page/context'
import { useShellText } from '../../kernel/language/texts'
import styles from './Balance.module.css'

/** From this amount on (minor units) the digits are smaller, so that they are never cut. */
const longMinor = 100_000_000

export interface BalanceProps {
  name?: string
  /** Play money, in a colour of its own (TRIAL-3). */
  isPractice?: boolean
}

/**
 * The total balance with two decimals, in asterisks while it is hidden or being refreshed (FRAME-6). All of it is the
 * refresh button.
 */
export function Balance({ name, isPractice = false }: BalanceProps) {
  const t = useShellText()
  const { events, page } = useShell()
  const { balance, isRefreshing } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  const minor = balance?.totalMinor ?? 0
  return (
    <div className={isPractice ? `${styles.balance} ${styles.practice}` : styles.balance}>
      {name !== undefined && (
        <span className={styles.line}>
          <span translate="no" className={styles.name}>
            {name}
          </span>
          <Icon name="refresh" size={16} className={isRefreshing ? styles.turning : styles.mark} />
        </span>
      )}
      <Amount
        minor={minor}
        currency={balance?.currency ?? page.settings.currency}
        kind={isPractice ? 'plain' : 'balance'}
        size="small"
        isMasked={isHidden || isRefreshing || !balance}
        label={t(isPractice ? 'header.practiceBalance' : 'header.totalBalance')}
        className={Math.abs(minor) >= longMinor ? styles.long : styles.amount}
      />
      <button
        type="button"
        className={styles.refresh}
        aria-label={t('header.refreshBalance')}
        aria-busy={isRefreshing || undefined}
        onClick={() => events.say('balance:stale', { reason: 'asked' })}
      />
    </div>
  )
}
