// The module
export { contractsModule } from './contracts-module'
// Contracts from elsewhere
export { importContracts, type ImportedContract } from './import-contracts'
export { hasContracts } from './has-contracts'
