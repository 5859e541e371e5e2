import { depositMethodsCall } from '@plaza/contract/money'
import { useCall } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { List, ListRow } from '@plaza/ui/list-row'
import { Pill } from '@plaza/ui/pill'
import { useWalletText } from '../../locales/wallet/texts'
import { useAnewOn } from '../../parts/useAnewOn'
import { depositLook } from '../deposit/deposit-view'

/** Deposits that have not ended, each leading to its page (DEPOSIT-3). Renders nothing without any. */
export function PendingDeposits() {
  const t = useWalletText()
  const { events, navigate } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { data, isFetchedAfterMount } = useCall(depositMethodsCall)
  useAnewOn('order:changed', depositMethodsCall)
  // The cached orders may have ended meanwhile, so the answer must be fresh.
  const open = isFetchedAfterMount ? (data?.openOrders ?? []) : []
  if (open.length === 0) return null
  return (
    <List label={t('wallet.pending')}>
      {open.map(({ id, amountMinor, currency, state }) => (
        <ListRow
          key={id}
          icon="wallet-plus"
          title={t('wallet.deposit')}
          end={
            <>
              <Amount minor={amountMinor} currency={currency} size="small" isMasked={isHidden} />
              <Pill {...depositLook(state)}>{t(`pills.deposit.${state}`)}</Pill>
            </>
          }
          onPress={() => navigate(`/m/voucherCenter?order=${encodeURIComponent(id)}`)}
        />
      ))}
    </List>
  )
}
