// The module
export { rebatesModule } from './rebates-module'
// Rebates from elsewhere
export { importRebates } from './import-rebates'
