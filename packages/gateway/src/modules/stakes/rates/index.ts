// The module
export { ratesModule } from './rates-module'
// Rates of a line
export { ratesBy, ratesOfLine, type GivenRates, type Rates } from './line-rates'
export { ratesOfMembers, readRates } from './read-rates'
export { ratesOfLines, type LineOfRates } from './rates-of-lines'
export { prizeGroupOn } from './read-group'
// Changing them
export { readBounds } from './rate-bounds'
export { changeRates, giveRates, lockRates, type NewRate } from './change-rates'
export { readChanges } from './rate-changes'
// Rates of the past
export { importRates, type ImportedRate } from './import-rates'
