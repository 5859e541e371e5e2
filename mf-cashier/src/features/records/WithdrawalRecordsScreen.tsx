import { withdrawalRecordsCall } from '@plaza/contract/money'
import { MemberGate } from '@plaza/money'
import { WithdrawalRecords } from './WithdrawalRecords'
import { usualRange } from './usual-range'

/** `/m/withdrawReport`: the withdrawals of the account (RECORDS-1). */
export function WithdrawalRecordsScreen() {
  return (
    <MemberGate>
      <WithdrawalRecords />
    </MemberGate>
  )
}

/** What the list of withdrawals asks for. */
export const withdrawalRecordReads = [{ call: withdrawalRecordsCall, pagesAt: usualRange }]
