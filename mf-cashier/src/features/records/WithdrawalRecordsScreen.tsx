import { MemberGate } from '@plaza/money'
import { WithdrawalRecords } from './WithdrawalRecords'

/** `/m/withdrawReport`: the withdrawals of the account (RECORDS-1). */
export function WithdrawalRecordsScreen() {
  return (
    <MemberGate>
      <WithdrawalRecords />
    </MemberGate>
  )
}
