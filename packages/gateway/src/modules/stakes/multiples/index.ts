// The module
export { multiplesModule } from './multiples-module'
// Whose stake won the most times itself
export { bestMultiple, rankMultiples } from './read-multiples'
// Comparing what is kept with what it comes from
export { multipleProblems } from './multiple-problems'
// Stakes of the past
export { importMultiples } from './import-multiples'
