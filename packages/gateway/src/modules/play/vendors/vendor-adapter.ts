import type { TransferDirection } from '@plaza/contract/money'
import type { FairSeeds } from '@plaza/contract/play'
import type { OperatorTransferAnswer } from '@plaza/contract/vendors'
import type { VendorLink } from './vendor-links'

/** Seeds as a vendor reports them; the operator assigns them to a member. */
export type VendorSeeds = Omit<FairSeeds, 'vendor'>

/** Whose wallet at a vendor of transfer type, and in which currency. */
export interface VendorWalletOf {
  player: string
  currency: string
}

/** A balance as a vendor reports it; a lower version is an older one. */
export interface VendorBalance {
  balanceMinor: number
  balanceVersion: number
  /** Rounds whose stake has left the balance and that have not ended. */
  openRounds: number
}

/** A transfer by the key that makes it happen once. */
export interface AskedTransfer extends VendorWalletOf {
  transaction: string
  direction: TransferDirection
  amountMinor: number
}

/** What is asked of a vendor of transfer type (WALLET-2). */
export interface VendorWalletCalls {
  balance(link: VendorLink, wallet: VendorWalletOf): Promise<VendorBalance>
  /** Moves money once for its transaction; a repetition has the same answer, with the current balance. */
  transfer(link: VendorLink, asked: AskedTransfer): Promise<OperatorTransferAnswer>
  /** What became of a transfer whose answer was lost. */
  transferState(link: VendorLink, asked: AskedTransfer): Promise<OperatorTransferAnswer>
  /** Has the vendor refuse a transfer that it does not know yet; one that is done stays done. */
  cancelTransfer(link: VendorLink, asked: AskedTransfer): Promise<OperatorTransferAnswer>
}

/** The protocol between the gateway and a kind of vendor. Every call ends by its deadline. */
export interface VendorAdapter {
  /** Address of a game's page, with the launch token where no log sees it. */
  launchAddress(link: VendorLink, game: { gameId: string; token: string; language: string }): string
  /** Resolves when the vendor accepts players. */
  health(link: VendorLink): Promise<void>
  /** Reports that the player has left; returns how many rounds stay open. */
  close(link: VendorLink, session: string): Promise<{ openRounds: number }>
  seeds(link: VendorLink, player: string): Promise<VendorSeeds>
  rotate(link: VendorLink, player: string, clientSeed: string): Promise<VendorSeeds>
  /** Only where games are played from a wallet at the vendor. */
  wallets?: VendorWalletCalls
}

/** A vendor did not answer in time, or with something that it could not mean. Counts for the breaker. */
export class VendorAway extends Error {
  override name = 'VendorAway'
}

/** A vendor answered that it will not. */
export class VendorRefusal extends Error {
  override name = 'VendorRefusal'
  constructor(readonly status: 'UNKNOWN_SESSION' | 'OPEN_ROUND' | 'REFUSED') {
    super(`the vendor answered ${status}`)
  }
}
