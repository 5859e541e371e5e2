import { MemberGate } from '@plaza/money'
import { Transactions } from './Transactions'

/** `/m/transaction/record`: the history of the main wallet (RECORDS-1). */
export function TransactionsScreen() {
  return (
    <MemberGate>
      <Transactions />
    </MemberGate>
  )
}
