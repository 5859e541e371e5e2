import { MemberGate } from '@plaza/money'
import { DepositRecords } from './DepositRecords'

/** `/m/vouReport`: the deposits of the account (RECORDS-2). */
export function DepositRecordsScreen() {
  return (
    <MemberGate>
      <DepositRecords />
    </MemberGate>
  )
}
