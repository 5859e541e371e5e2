// The module
export { playModule } from './play-module'
// Limits on play
export { limitKinds, type LimitKind } from './play-limits'
// A vendor's day beside the ledger's
export { isBalanced, readVendorReport, type ReportQuery, type VendorReport } from './vendor-report'
// Finished play from elsewhere
export { importPlay, type ImportedGameSession, type ImportedPlayDay, type ImportedRound } from './import-play'
