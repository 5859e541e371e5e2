import type { Withdrawal } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useWithdrawText } from '../../locales/withdraw/texts'
import { isReturned, shownState } from '../../orders/withdrawal-end'
import { withdrawalLook } from './withdrawal-view'

export interface RecentWithdrawalsProps {
  withdrawals: readonly Withdrawal[]
  onOpen: (id: string) => void
}

/** The latest withdrawals, each with a link to its status. */
export function RecentWithdrawals({ withdrawals, onOpen }: RecentWithdrawalsProps) {
  const t = useWithdrawText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  if (withdrawals.length === 0) return null
  return (
    <Section title={t('withdraw.recent')}>
      <List label={t('withdraw.recent')}>
        {withdrawals.map((withdrawal) => {
          const { id, account, amountMinor, currency, createdAt } = withdrawal
          const state = shownState(withdrawal)
          return (
            <ListRow
              key={id}
              title={<bdi translate="no">{account}</bdi>}
              detail={dateTime(createdAt, { timeZone })}
              end={
                <>
                  <Amount
                    minor={isReturned(withdrawal) ? amountMinor : -amountMinor}
                    currency={currency}
                    kind={isReturned(withdrawal) ? 'plain' : 'change'}
                    size="small"
                  />
                  <Pill {...withdrawalLook(state)}>{t(`withdraw.states.${state}.step`)}</Pill>
                </>
              }
              onPress={() => onOpen(id)}
            />
          )
        })}
      </List>
    </Section>
  )
}
