import type { LedgerKind } from '@plaza/contract/money'
import type {
  ImportedBonus,
  ImportedDeposit,
  ImportedMail,
  ImportedPayoutAccount,
  ImportedPlayDay,
  ImportedRequirement,
  ImportedUplineTransfer,
  ImportedVendorTransfer,
  ImportedWithdrawal,
} from '@plaza/gateway/world-api'

/** One side of a money movement; `owner` is the person's account or the operator's (`house`). */
export interface WorldEntry {
  owner: 'self' | 'house'
  wallet: string
  amountMinor: number
}

/** A money movement, as the ledger stores it. */
export interface WorldTransfer {
  kind: LedgerKind
  reference: string
  at: number
  entries: WorldEntry[]
}

/** What a person played of one category on one day. */
export interface WorldPlay extends Omit<ImportedPlayDay, 'memberId'> {
  /** Start of the play, which lasts `playMs`. */
  at: number
}

/** A deposit without whose it is. */
export type WorldDeposit = Omit<ImportedDeposit, 'memberId'>

/** A withdrawal without whose it is and where it goes. */
export type WorldWithdrawal = Omit<ImportedWithdrawal, 'memberId' | 'account' | 'payoutAccountId'>

/** Where a person's withdrawals go. */
export type WorldPayoutAccount = Omit<ImportedPayoutAccount, 'memberId'>

/** One person's money movements and play, in order of time. */
export interface WorldLife {
  transfers: WorldTransfer[]
  deposits: WorldDeposit[]
  withdrawals: WorldWithdrawal[]
  plays: WorldPlay[]
  /** What it transferred to its upline. */
  uplineTransfers: Omit<ImportedUplineTransfer, 'memberId' | 'uplineId'>[]
  /** What it transferred to vendors with wallets of their own, and back. */
  vendorTransfers: Omit<ImportedVendorTransfer, 'memberId'>[]
}

/** What a person has to stake, and the bonuses that came with deposits. */
export interface WorldTurnover {
  requirements: Omit<ImportedRequirement, 'memberId'>[]
  bonuses: Omit<ImportedBonus, 'memberId'>[]
  /** Bookings of the bonuses. */
  transfers: WorldTransfer[]
}

/** An account of the demo with its history. */
export interface WorldPerson extends WorldLife {
  id: string
  account: string
  nickname: string | null
  type: number
  /** Account of the upline, which comes earlier in the list. */
  upline: string | null
  toUpline: boolean
  vipLevel: number | null
  mustChangePassword: boolean
  email: string | null
  diallingCode: string | null
  mobileNum: string | null
  regDate: number
  inviteCode: string | null
  affiliateCode: string | null
  favourites: number
  /** What it has to stake, and its bonuses. */
  turnover: Pick<WorldTurnover, 'requirements' | 'bonuses'>
  mails: ImportedMail[]
  /** The default one first. */
  payoutAccounts: WorldPayoutAccount[]
}
