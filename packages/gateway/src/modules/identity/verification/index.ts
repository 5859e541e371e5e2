// The module
export { verificationModule } from './verification-module'
// Codes to a number or e-mail
export { checkCode, spendCode, type SmsCodeOwner } from './codes'
export { boundContacts, memberCodeOwner, sendMemberCode, type CodeChannel } from './member-codes'
export { countSmsOfMerchant } from './code-limits'
