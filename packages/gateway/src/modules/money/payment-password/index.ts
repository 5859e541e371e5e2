// The module
export { paymentPasswordModule } from './payment-password-module'
// Withdrawal passwords
export {
  createPaymentPasswordCheck,
  keepPaymentPassword,
  paymentPasswordHash,
  paymentPasswordRule,
} from './payment-password'
// Withdrawal passwords from elsewhere
export { importPaymentPasswords } from './import-payment-passwords'
