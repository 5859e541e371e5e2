// The module
export { dividendsModule } from './dividends-module'
// Dividends of contracts from elsewhere
export { importDividends } from './import-dividends'
