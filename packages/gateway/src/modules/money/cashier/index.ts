// The module
export { cashierModule } from './cashier-module'
// What it changes in a database
export { cashierMigrations } from './migrations'
// Orders and withdrawal passwords from elsewhere
export { importOrders, importPaymentPasswords, type ImportedOrder } from './import-orders'
