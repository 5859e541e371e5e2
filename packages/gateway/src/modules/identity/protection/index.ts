// The module
export { protectionModule } from './protection-module'
// What the profile of a jurisdiction says
export { endOfPeriod, protectionProfiles } from './profiles'
// Breaks from play
export {
  addExclusion,
  askReturn,
  checkNotExcluded,
  checkPeriod,
  excludedFailure,
  exclusionAtSignIn,
  exclusionOf,
} from './exclusions'
// The information before the first wager
export { keepInformed, readInformedAt } from './information'
// What was done, with old and new
export { readActions, recordActions } from './actions'
// Those of a demo
export { hasProtection, importProtection } from './import-protection'
