// Asking vendors, through their breakers
export { openVendors, type Vendors } from './open-vendors'
export { probeJob } from './probe-job'
export { VendorRefusal, type VendorSeeds } from './vendor-adapter'
// Where a vendor is, and what it calls a player
export { linkDemoVendors, type VendorLink } from './vendor-links'
export { playerOf } from './vendor-accounts'
// Keys and signatures
export { ensureOperatorKey, parsePublicKey } from './vendor-keys'
export { checkSignature, signCall } from './vendor-signature'
