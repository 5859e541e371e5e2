import { transactionRecordsCall } from '@plaza/contract/money'
import { MemberGate } from '@plaza/money'
import { Transactions } from './Transactions'
import { usualRange } from './usual-range'

/** `/m/transaction/record`: the history of the main wallet (RECORDS-1). */
export function TransactionsScreen() {
  return (
    <MemberGate>
      <Transactions />
    </MemberGate>
  )
}

/** What the list of transactions asks for. */
export const transactionReads = [{ call: transactionRecordsCall, pagesAt: usualRange }]
