// The module
export { agentRatesModule } from './rates-module'
