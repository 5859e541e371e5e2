import { readPayoutNumber, type PayoutInstitution } from '@plaza/contract/money'
import { tidyField, verifyField, type FieldRule } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Writes } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { keepText } from '../../../kernel/security/kept-text'
import { newSecret } from '../../../kernel/security/secrets'
import { registerSettings } from '../../identity/registration-rules'
import { institutionOf } from './institutions'
import { numberHash, placeOf } from './read-accounts'
import type { PayoutAccountRow } from './tables'

/** The rule for real names at a merchant, also where registration does not ask for one. */
export const holderNameRule = (merchant: Pick<Merchant, 'stored'>): FieldRule => ({
  ...registerSettings(merchant).rules.payeeName,
  isEnabled: true,
  isRequired: true,
})

/** A number and where it is, as they passed their checks. */
export interface CheckedNumber {
  institution: PayoutInstitution
  number: string
}

/** @throws CallFailure `payout.institution.unknown`; `payout.number` with the `problem`. */
export function checkNumber(given: { institution: string; number: string }): CheckedNumber {
  const institution = institutionOf(given.institution)
  if (!institution) throw new CallFailure('payout.institution.unknown')
  const read = readPayoutNumber(institution, given.number)
  if ('problem' in read) throw new CallFailure('payout.number', { problem: read.problem })
  return { institution, number: read.number }
}

const asCompared = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()

/**
 * In whose name a new account is: the member's real name; where it is not known yet, the given one, which stays.
 * @throws CallFailure `payout.name` with the `problem`; `payout.name.locked` for another name than the known one.
 */
export function checkHolderName(rule: FieldRule, known: string | null, given: string | undefined): string {
  const name = tidyField('payeeName', given ?? '')
  if (known !== null) {
    if (name !== '' && asCompared(name) !== asCompared(known)) throw new CallFailure('payout.name.locked')
    return known
  }
  const problem = verifyField(rule, name)
  if (problem !== null) throw new CallFailure('payout.name', { problem })
  return name
}

/** A new payout account as it is stored: its number encrypted. */
export async function newAccountRow(
  queries: Writes,
  { institution, number }: CheckedNumber,
  owner: { merchant: string; memberId: string; holderName: string; isDefault: boolean; now: number },
): Promise<PayoutAccountRow> {
  const id = newSecret().slice(0, 22)
  return {
    id,
    merchant: owner.merchant,
    member_id: owner.memberId,
    kind: institution.kind,
    institution: institution.code,
    holder_name: owner.holderName,
    kept_number: await keepText(queries, placeOf(id), number),
    number_hash: await numberHash(queries, institution.code, number),
    last_four: number.slice(-4),
    is_default: owner.isDefault,
    added_at: owner.now,
    removed_at: null,
  }
}
