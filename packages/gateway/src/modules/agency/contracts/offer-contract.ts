import { offerLifetimeMs, type ContractKind, type ContractTerms } from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import { lockContracts } from './lock-contracts'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import { checkTerms } from './check-terms'
import { openContracts } from './find-contracts'
import { expireOffers } from './move-contract'
import { partyOf } from './party'
import type { ContractRow } from './tables'
import { tellBoth } from './tell'

/** An offer: from whom (null: the merchant itself), to whom by account name, and what. */
export interface ContractOffer {
  merchant: Merchant
  uplineId: string | null
  to: string
  kind: ContractKind
  terms: ContractTerms
  now: number
}

/**
 * Offers a contract, or an amendment to who has one of the kind: that one goes on until the offer is accepted (CONTRACT-2).
 * @throws CallFailure `contract.party`, `contract.waiting` where an offer waits already, or what `checkTerms` refuses
 */
export async function offerContract(
  trx: Trx,
  { merchant, uplineId, to, kind, terms, now }: ContractOffer,
): Promise<ContractRow> {
  await lockContracts(trx, merchant.code)
  await expireOffers(trx, merchant, now)
  const member = await partyOf(trx, { merchant: merchant.code, memberId: uplineId }, to)
  const own = (await openContracts(trx, member.id, kind)).filter((row) => row.member_id === member.id)
  if (own.some(({ state }) => state === 'offered')) throw new CallFailure('contract.waiting')
  await checkTerms(trx, { kind, terms, uplineId, memberId: member.id, merchant })
  const row: ContractRow = {
    ...{ id: newOrderNumber('CN'), merchant: merchant.code, kind, member_id: member.id, upline_id: uplineId },
    ...{ state: 'offered', terms: JSON.stringify(terms), is_amendment: own.length > 0 },
    ...{ offered_at: now, expires_at: now + offerLifetimeMs },
    ...{ accepted_at: null, starts_at: null, closed_at: null, ends_at: null },
  }
  await trx.insertInto('contracts').values(row).execute()
  await tellBoth(trx, merchant, row, now)
  return row
}
