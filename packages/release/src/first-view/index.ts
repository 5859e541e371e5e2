export { readFirstViews } from './check-first-views'
export { templateProblem } from './template-problem'
