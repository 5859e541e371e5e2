import { depositRecordsCall } from '@plaza/contract/money'
import { MemberGate } from '@plaza/money'
import { DepositRecords } from './DepositRecords'
import { usualRange } from './usual-range'

/** `/m/vouReport`: the deposits of the account (RECORDS-2). */
export function DepositRecordsScreen() {
  return (
    <MemberGate>
      <DepositRecords />
    </MemberGate>
  )
}

/** What the list of deposits asks for. */
export const depositRecordReads = [{ call: depositRecordsCall, pagesAt: usualRange }]
