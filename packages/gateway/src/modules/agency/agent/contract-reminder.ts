import type { AnswerOf } from '@plaza/contract/kernel'
import type { contractReminderCall } from '@plaza/contract/agency'
import { typesWithoutContracts } from '@plaza/contract/identity'
import type { Queries } from '../../../kernel/database/database'
import type { ContractKind } from './tables'
import type { Member } from '../../../kernel/http/call-context'

/** Contracts that wait for a member's answer (CONTRACT-1); types that have none are not looked up. */
export async function readContractReminder(
  queries: Queries,
  { id, type }: Pick<Member, 'id' | 'type'>,
): Promise<AnswerOf<typeof contractReminderCall>> {
  const rows = typesWithoutContracts.includes(type)
    ? []
    : await queries
        .selectFrom('contract_requests')
        .select(['kind', 'period'])
        .where('member_id', '=', id)
        .where('answered_at', 'is', null)
        .execute()
  const of = (kind: ContractKind) => rows.find((row) => row.kind === kind)?.period ?? ''
  return {
    dailysalreqtype: of('daily-salary'),
    divtypecompperiodreq: of('dividend'),
    contracthoursalreq: of('hourly-salary'),
  }
}
