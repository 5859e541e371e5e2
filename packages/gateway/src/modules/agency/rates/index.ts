// The module
export { agentRatesModule } from './rates-module'
// The rates of a merchant
export { systemRates } from './rate-settings'
// Rates that a call names
export { checkOnce } from './check-once'
