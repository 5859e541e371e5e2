import type { WalletError } from '@plaza/contract/vendors'

/** A refusal that is sent to a vendor, by a code of the contract. The call's changes are rolled back. */
export class WalletFailure extends Error {
  override name = 'WalletFailure'
  constructor(readonly status: WalletError) {
    super(status)
  }
}
