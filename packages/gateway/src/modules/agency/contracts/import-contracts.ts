import {
  offerLifetimeMs,
  type ContractKind,
  type ContractState,
  type ContractTerms,
} from '@plaza/contract/agency'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { contractPeriodAt } from './contract-period'

/** A contract of the past, in any state. */
export interface ImportedContract {
  id: string
  kind: ContractKind
  memberId: string
  /** Null: from the merchant itself. */
  uplineId: string | null
  state: ContractState
  terms: ContractTerms
  isAmendment: boolean
  /** When it was offered, accepted and closed, ms; absent where it was not. */
  offeredAt: number
  acceptedAt?: number
  closedAt?: number
}

/** From when until when a contract of the past counts, ms: whole periods; null where it never began, or goes on. */
export function spanOf(
  timeZone: string,
  { terms: { period }, acceptedAt, closedAt }: ImportedContract,
): { startsAt: number | null; endsAt: number | null } {
  const endOfPeriod = (at: number) => contractPeriodAt(timeZone, period, at).endMs
  return {
    startsAt: acceptedAt === undefined ? null : endOfPeriod(acceptedAt),
    endsAt: acceptedAt === undefined || closedAt === undefined ? null : endOfPeriod(closedAt),
  }
}

/** Writes contracts of a merchant as they are. @throws when a member has two of a kind that are active or offered */
export async function importContracts(
  trx: Trx,
  code: string,
  contracts: readonly ImportedContract[],
): Promise<void> {
  const merchant = await readMerchant(trx, code)
  if (!merchant) throw new Error(`no merchant ${code}`)
  const rows = contracts.map((one) => {
    const { id, kind, memberId, uplineId, state, terms, isAmendment, offeredAt, acceptedAt, closedAt } = one
    const { startsAt, endsAt } = spanOf(merchant.settings.timeZone, one)
    return {
      ...{ id, merchant: code, kind, member_id: memberId, upline_id: uplineId, state },
      ...{ terms: JSON.stringify(terms), is_amendment: isAmendment, offered_at: offeredAt },
      expires_at: offeredAt + offerLifetimeMs,
      accepted_at: acceptedAt ?? null,
      starts_at: startsAt,
      closed_at: closedAt ?? null,
      ends_at: endsAt,
    }
  })
  await insertRows(trx, 'contracts', rows)
}
