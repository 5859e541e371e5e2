// The module
export { vendorWalletModule } from './wallet-module'
// A vendor's day beside the ledger's
export { readVendorReport } from './vendor-report'
