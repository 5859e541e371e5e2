import {
  areTermsOf,
  capAbove,
  isLike,
  tierAbove,
  tierProblem,
  type ContractKind,
  type ContractTerms,
} from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { mostRateOf } from './contract-settings'
import { activeContract, openContracts, termsOf } from './find-contracts'

/** Terms that a member is to have, and from whom: null for the merchant. */
export interface CheckedTerms {
  kind: ContractKind
  terms: ContractTerms
  uplineId: string | null
  memberId: string
  merchant: Pick<Merchant, 'stored'>
}

/** What the giver itself has; of the merchant itself, its highest rate for anything. */
async function checkAgainstUpline(
  trx: Trx,
  { kind, terms, uplineId, merchant }: CheckedTerms,
): Promise<void> {
  if (uplineId === null) {
    const mostRate = mostRateOf(merchant, kind)
    const at = terms.tiers.findIndex(({ rate }) => rate > mostRate)
    if (at >= 0) throw new CallFailure('contract.rate.above', { tier: at + 1, mostRate })
    return
  }
  const row = await activeContract(trx, uplineId, kind)
  if (!row) throw new CallFailure('contract.rate.above', { tier: 1, mostRate: 0 })
  const own = termsOf(row)
  if (!isLike(terms, own)) throw new CallFailure('contract.unlike')
  const above = tierAbove(terms, own)
  if (above) throw new CallFailure('contract.rate.above', above)
  const cap = capAbove(terms, own)
  if (cap) throw new CallFailure('contract.cap.above', cap)
}

/**
 * Refuses terms that cannot stand (CONTRACT-2): in themselves, beside what the giver has, and beside what the member gives to others already.
 * @throws CallFailure `request.invalid`, `contract.tiers`, `contract.period` for another period than that of the contract that it amends, `contract.unlike`, `contract.rate.above`, `contract.cap.above` or
 * `contract.rate.below`
 */
export async function checkTerms(trx: Trx, checked: CheckedTerms): Promise<void> {
  const { kind, terms, memberId } = checked
  if (!areTermsOf(kind, terms)) throw new CallFailure('request.invalid')
  const problem = tierProblem(terms)
  if (problem) throw new CallFailure('contract.tiers', problem)
  // Periods of two lengths would overlap, or leave days out: another one takes an end, and a new contract after it.
  const before = await activeContract(trx, memberId, kind)
  if (before && termsOf(before).period !== terms.period) throw new CallFailure('contract.period')
  await checkAgainstUpline(trx, checked)
  const given = (await openContracts(trx, memberId, kind)).filter((row) => row.upline_id === memberId)
  for (const row of given) {
    const theirs = termsOf(row)
    if (!isLike(theirs, terms) || tierAbove(theirs, terms) || capAbove(theirs, terms))
      throw new CallFailure('contract.rate.below')
  }
}
