import { MemberGate } from '@plaza/money'
import { Orders } from './Orders'

/** `/m/orders`: the lottery orders of the account, those of practice money too (TABLE-3). */
export function OrdersScreen() {
  return (
    <MemberGate allowsTrial>
      <Orders />
    </MemberGate>
  )
}
