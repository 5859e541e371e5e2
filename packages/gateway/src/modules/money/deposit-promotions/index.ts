// The module
export { depositPromotionsModule } from './deposit-promotions-module'
// What a deposit can be made with
export { readPromotions } from './offered-promotions'
export { choosePromotion } from './choose-promotion'
// With the credit of the deposit
export { giveBonus } from './give-bonus'
// With the end of one that was not paid
export { endPromise } from './end-promise'
// What they are, and what they are to a member
export { bonusStates, depositPromotion } from './bonus-states'
// Shown with the order
export { readBonuses } from './read-bonuses'
// Bonuses from elsewhere
export { importBonuses, type ImportedBonus } from './import-bonuses'
// What a merchant sets
export type { DepositPromotion } from './promotion-settings'
