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
import { decisiveHeld, heldLook, shownMinor } from '../deposit/held-view'

/**
 * Deposits that have not ended, and those of which a payment waits for an operator, each leading to its page (DEPOSIT-3,
 * DEPOSIT-5). Renders nothing without any.
 */
export function PendingDeposits() {
  const t = useWalletText()
  const { events, navigate } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { data, isFetchedAfterMount } = useCall(depositMethodsCall)
  useAnewOn('order:changed', depositMethodsCall)
  // The cached orders may have ended meanwhile, so the answer must be fresh.
  const open = isFetchedAfterMount ? [...(data?.openOrders ?? []), ...(data?.heldOrders ?? [])] : []
  if (open.length === 0) return null
  return (
    <List label={t('wallet.pending')}>
      {open.map((deposit) => {
        const { id, state } = deposit
        const held = decisiveHeld(deposit)
        const { currency } = held ?? deposit
        return (
          <ListRow
            key={id}
            icon="wallet-plus"
            title={t('wallet.deposit')}
            end={
              <>
                <Amount minor={shownMinor(deposit)} currency={currency} size="small" isMasked={isHidden} />
                {held ? (
                  <Pill {...heldLook(held)}>{t(`pills.held.${held.state}`)}</Pill>
                ) : (
                  <Pill {...depositLook(state)}>{t(`pills.deposit.${state}`)}</Pill>
                )}
              </>
            }
            onPress={() => navigate(`/m/voucherCenter?order=${encodeURIComponent(id)}`)}
          />
        )
      })}
    </List>
  )
}
