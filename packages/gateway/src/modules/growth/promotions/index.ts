// The module
export { promotionsModule } from './promotions-module'
// What a merchant sets
export type { Referral } from './referral-settings'
// Entries from elsewhere
export { importEntries, type ImportedEntry } from './import-entries'
