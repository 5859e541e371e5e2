// The module
export { cashierModule } from './cashier-module'
// What it changes in a database
export { cashierMigrations } from './migrations'
