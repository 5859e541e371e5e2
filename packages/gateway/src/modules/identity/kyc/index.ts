// The module
export { kycLevelsModule } from './kyc-module'
// What levels open and ask for at a merchant
export { isAtLeast, kycTerms, levelAfter, withdrawADayMinor } from './kyc-settings'
// Levels of members
export { checkKycBeforeDeposit, kycBeforeDeposit, kycLevelOf, setKycLevel } from './levels'
