// The module
export { rainModule } from './rain-module'
// Sessions from elsewhere
export { importRain, type ImportedRain } from './import-rain'
export { splitPot } from '../../../kernel/split-pot'
