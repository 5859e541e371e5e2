// The module
export { vendorWalletModule } from './wallet-module'
// What it changes in a database
export { vendorWalletMigrations } from './migrations'
