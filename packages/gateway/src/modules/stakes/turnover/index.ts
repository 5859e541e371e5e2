// The module
export { turnoverModule } from './turnover-module'
// Money that has to be staked before it can go out
export { addRequirement, type NewRequirement } from './add-requirement'
// Stakes that count towards it
export { highestStake } from './highest-stake'
// Stakes that a bonus allows
export { checkBonusStake } from './bonus-stake'
// What can go out now
export { checkSpendable } from './check-spendable'
export { withdrawable } from './withdrawable'
// Whether something is still to be staked, and how much
export { hasOpenRequirements, openTurnover } from './read-requirements'
// The bonuses of whoever gave them, and giving one up
export { findRequirements } from './read-requirements'
export { giveUpBonus } from './give-up-bonus'
// Requirements from elsewhere
export { importRequirements, type ImportedRequirement } from './import-requirements'
