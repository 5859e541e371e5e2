// The module
export { trialModule } from './trial-module'
