// The module
export { contractsModule } from './contracts-module'
// Who stands elsewhere in a line
export { leaveGivers } from './move-contract'
// Contracts from elsewhere
export { importContracts, type ImportedContract } from './import-contracts'
export { hasContracts } from './has-contracts'
