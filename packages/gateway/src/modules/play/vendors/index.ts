// The module
export { vendorsModule } from './vendors-module'
// Asking vendors, through their breakers
export { openVendors, type Vendors } from './open-vendors'
export { probeJob } from './probe-job'
export { VendorRefusal, type AskedTransfer, type VendorBalance, type VendorSeeds } from './vendor-adapter'
// Where a vendor is, and what it calls a player
export { linkDemoVendors, linkedVendors, platformOf, transferVendors, type VendorLink } from './vendor-links'
export { isTransferVendor } from './adapter-names'
export { playerOf } from './vendor-accounts'
// What an operator sets
export { readVendorServer, setVendorKey, setVendorServer, setVendorWallets } from './vendor-links'
export { closeBreaker } from './breaker'
// Keys and signatures
export { ensureOperatorKey, parsePublicKey } from './vendor-keys'
export { checkSignature, signCall } from './vendor-signature'
