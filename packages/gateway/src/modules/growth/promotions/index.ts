// The module
export { promotionsModule } from './promotions-module'
// What a merchant sets
export type { Referral } from './referral-settings'
// What is given for friends
export { friendReference, isQualifying, qualifiesUntil, qualifyDays, runningReferral } from './referral-rules'
// Entries from elsewhere
export { importEntries, type ImportedEntry } from './import-entries'
