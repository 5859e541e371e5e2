// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import vendorTransfersSayWhatIsDue from './vendor_transfers_say_what_is_due.sql'
import vendorWalletsSayWhatIsDue from './vendor_wallets_say_what_is_due.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: vendorTransfersSayWhatIsDue, hashes: ['163208337cf9'] },
  { text: vendorWalletsSayWhatIsDue, hashes: ['527e1f0a7086'] },
]
