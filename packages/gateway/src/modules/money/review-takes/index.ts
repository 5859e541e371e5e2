// The module
export { reviewTakesModule } from './review-takes-module'
// A case that one operator looks at
export { isHeldBy, refuseTaken, withTakes, type Take } from './takes'
// Taking and deciding it
export { endTake } from './takes'
export { takeCase } from './take-case'
