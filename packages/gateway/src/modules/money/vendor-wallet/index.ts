// The module
export { vendorWalletModule } from './wallet-module'
// A vendor's day beside the ledger's
export { isBalanced, readVendorReport, type ReportQuery, type VendorReport } from './vendor-report'
