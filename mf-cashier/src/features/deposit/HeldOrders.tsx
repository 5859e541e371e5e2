import type { Deposit } from '@plaza/contract/money'
import { List, ListRow } from '@plaza/ui/list-row'
import { useFormats } from '@plaza/i18n'
import { useDepositText } from '../../locales/deposit/texts'
import { decisiveHeld, heldLook, shownMinor } from './held-view'

export interface HeldOrdersProps {
  orders: readonly Deposit[]
  /** Name of the method of an order. */
  nameOf: (code: string) => string
  /** Opens an order. */
  onOpen: (id: string) => void
}

/** Payments that wait for an operator, each leading to its order (DEPOSIT-5). Renders nothing without any. */
export function HeldOrders({ orders, nameOf, onOpen }: HeldOrdersProps) {
  const t = useDepositText()
  const { money } = useFormats()
  if (orders.length === 0) return null
  return (
    <List label={t('deposit.held.waiting')}>
      {orders.map((order) => {
        const held = decisiveHeld(order)
        if (!held) return null
        return (
          <ListRow
            key={order.id}
            icon={heldLook(held).icon}
            title={t('deposit.held.waitingTitle', {
              amount: money(shownMinor(order), held.currency),
              method: nameOf(order.method),
            })}
            detail={t('deposit.held.waitingText')}
            onPress={() => onOpen(order.id)}
          />
        )
      })}
    </List>
  )
}
