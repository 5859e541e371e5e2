// The module
export { verificationModule } from './verification-module'
// Codes to a number or e-mail
export { checkCode, spendCode, type CodeOwner, type ContactPoint, type SmsCodeOwner } from './codes'
export { queueCode } from './queue-code'
export { boundContacts, memberCodeOwner, sendMemberCode, type CodeChannel } from './member-codes'
export { countSmsOfMerchant } from './code-limits'
