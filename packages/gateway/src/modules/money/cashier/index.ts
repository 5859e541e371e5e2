// The module
export { cashierModule } from './cashier-module'
// Withdrawal passwords
export { keepPaymentPassword } from './payment-password'
// What it changes in a database
export { cashierMigrations } from './migrations'
// Orders and withdrawal passwords from elsewhere
export { importOrders, importPaymentPasswords, type ImportedOrder } from './import-orders'
