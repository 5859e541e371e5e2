// The module
export { playModule } from './play-module'
// Sessions of a game
export { findSitting, showPlay } from './sittings'
// Limits on play, and the day that they count by
export { limitKinds, type LimitKind } from './play-limits'
export { dayReader } from './play-day'
// A vendor's day beside the ledger's
export { isBalanced, readVendorReport, type ReportAsked, type VendorReport } from './vendor-report'
