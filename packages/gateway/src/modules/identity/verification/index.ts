// The module
export { verificationModule } from './verification-module'
// Codes by SMS
export { checkSmsCode, spendSmsCode, type SmsCodeOwner } from './sms-codes'
export { countSmsOfMerchant } from './sms-limits'
