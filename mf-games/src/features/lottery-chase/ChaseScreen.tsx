import { MemberGate } from '@plaza/money'
import { Chases } from './Chases'

/** `/m/chase`: the plans of the account over several issues, those of practice money too (CHASE-1). */
export function ChaseScreen() {
  return (
    <MemberGate allowsTrial>
      <Chases />
    </MemberGate>
  )
}
