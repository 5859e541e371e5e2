// The module
export { paymentPasswordModule } from './payment-password-module'
// Withdrawal passwords
export { createPaymentPasswordCheck } from './check-password'
export {
  keepPaymentPassword,
  paymentPasswordChangedAt,
  paymentPasswordHash,
  paymentPasswordRule,
} from './payment-password'
// Withdrawal passwords from elsewhere
export { importPaymentPasswords } from './import-payment-passwords'
