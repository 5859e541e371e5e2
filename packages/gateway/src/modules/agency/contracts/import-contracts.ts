import {
  offerLifetimeMs,
  type ContractKind,
  type ContractState,
  type ContractTerms,
} from '@plaza/contract/agency'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import { contractPeriodAt } from './contract-period'

/** A contract of the past, in any state. */
export interface ImportedContract {
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

/** Writes contracts of a merchant as they are. @throws when a member has two of a kind that are active or offered */
export async function importContracts(
  trx: Trx,
  code: string,
  contracts: readonly ImportedContract[],
): Promise<void> {
  const merchant = await readMerchant(trx, code)
  if (!merchant) throw new Error(`no merchant ${code}`)
  const endOfPeriod = ({ terms }: ImportedContract, at: number) =>
    contractPeriodAt(merchant.settings.timeZone, terms.period, at).endMs
  const rows = contracts.map((one) => {
    const { kind, memberId, uplineId, state, terms, isAmendment, offeredAt, acceptedAt, closedAt } = one
    const startsAt = acceptedAt === undefined ? null : endOfPeriod(one, acceptedAt)
    return {
      ...{ id: newOrderNumber('CN'), merchant: code, kind, member_id: memberId, upline_id: uplineId, state },
      ...{ terms: JSON.stringify(terms), is_amendment: isAmendment, offered_at: offeredAt },
      expires_at: offeredAt + offerLifetimeMs,
      accepted_at: acceptedAt ?? null,
      starts_at: startsAt,
      closed_at: closedAt ?? null,
      ends_at: startsAt === null || closedAt === undefined ? null : endOfPeriod(one, closedAt),
    }
  })
  await insertRows(trx, 'contracts', rows)
}
