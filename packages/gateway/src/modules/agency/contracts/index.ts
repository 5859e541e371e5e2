// The module
export { contractsModule } from './contracts-module'
// What counts in a period
export { contractsOver, type ContractOver } from './find-contracts'
// To whom a contract can be offered
export { partyOf } from './party'
// Who stands elsewhere in a line
export { leaveGivers } from './move-contract'
// Contracts from elsewhere
export { importContracts, spanOf, type ImportedContract } from './import-contracts'
export { hasContracts } from './has-contracts'
// Contracts that count, by period
export { countedContracts, openContracts, termsOf, type CountedContract } from './find-contracts'
export { contractPeriodAt, type SettledPeriod } from './contract-period'
