import type { WalletError } from '@plaza/contract'

/** A refusal that a vendor is told of, by a code of the contract. What the call did so far is undone. */
export class WalletFailure extends Error {
  override name = 'WalletFailure'
  constructor(readonly status: WalletError) {
    super(status)
  }
}
