import { memberTypes } from '@plaza/contract/identity'
import type { Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'

/** Who bets: an account with its ledger. */
export interface Bettor {
  id: string
  /** The merchant of its ledger. */
  merchant: string
  /** A trial account: practice money, which counts into nothing of the merchant's. */
  isPractice: boolean
}

export const bettorOf = ({ id, merchant, type }: Pick<Member, 'id' | 'merchant' | 'type'>): Bettor => ({
  id,
  merchant,
  isPractice: type === memberTypes.trial,
})

/** Whose bet it is, at which merchant, and when the site received it. */
export interface Bet {
  bettor: Bettor
  site: Merchant
  now: number
}
