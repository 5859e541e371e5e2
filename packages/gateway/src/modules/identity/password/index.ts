// The module
export { passwordModule } from './password-module'
// What a new password must not be
export { checkNewPassword } from './new-password'
export { checkForMerchant } from './check-for-merchant'
