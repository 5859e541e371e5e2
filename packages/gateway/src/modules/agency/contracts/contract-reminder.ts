import type { contractReminderCall, ContractKind } from '@plaza/contract/agency'
import { typesWithoutContracts } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { termsOf } from './find-contracts'

/** Offers that wait for a member's answer, by their periods (CONTRACT-1); types that have none are not looked up. */
export async function readContractReminder(
  queries: Queries,
  { id, type }: Pick<Member, 'id' | 'type'>,
  now: number,
): Promise<AnswerOf<typeof contractReminderCall>> {
  const rows = typesWithoutContracts.includes(type)
    ? []
    : await queries
        .selectFrom('contracts')
        .select(['kind', 'terms'])
        .where('member_id', '=', id)
        .where('state', '=', 'offered')
        .where('expires_at', '>', now)
        .execute()
  const periodOf = (kind: ContractKind) => {
    const row = rows.find((one) => one.kind === kind)
    return row ? termsOf(row).period : ''
  }
  return {
    dailysalreqtype: periodOf('daily-salary'),
    divtypecompperiodreq: periodOf('dividend'),
    contracthoursalreq: periodOf('hourly-salary'),
  }
}
