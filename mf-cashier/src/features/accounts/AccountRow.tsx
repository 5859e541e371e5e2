import type { PayoutAccount, PayoutKind } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { clockText, useCountdown } from '@plaza/ui/countdown'
import type { IconName } from '@plaza/ui/icon'
import { ListRow } from '@plaza/ui/list-row'
import { useAccountsText } from '../../locales/accounts/texts'

const icons: Record<PayoutKind, IconName> = { bank: 'bank', 'e-wallet': 'wallet', crypto: 'coins' }

export interface AccountRowProps {
  account: Omit<PayoutAccount, 'holderName'>
  onPress?: () => void
  /** In a choice: whether it is the chosen one. An account that cannot be used yet cannot be chosen. */
  isSelected?: boolean
}

/** One payout account in a list: where it is, four digits of its number, and until when it waits (WITHDRAW-5). */
export function AccountRow({ account, onPress, isSelected }: AccountRowProps) {
  const t = useAccountsText()
  const { serverNow } = useRemote()
  const seconds = useCountdown(account.usableFrom, serverNow)
  const isWaiting = seconds > 0
  const isChoice = isSelected !== undefined
  return (
    <ListRow
      icon={icons[account.kind]}
      title={account.name}
      detail={
        <>
          <bdi translate="no">{account.maskedNumber}</bdi>
          {account.isDefault && (
            <>
              {' '}
              · <span>{t('accounts.default')}</span>
            </>
          )}
          {isWaiting && (
            <>
              {' '}
              · <span>{t('accounts.usableIn', { time: clockText(seconds) })}</span>
            </>
          )}
        </>
      }
      {...(onPress && !(isChoice && isWaiting) && { onPress })}
      {...(isChoice && { isSelected: isSelected && !isWaiting })}
    />
  )
}
