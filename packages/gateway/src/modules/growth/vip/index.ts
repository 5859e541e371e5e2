// The module
export { vipModule } from './vip-module'
// What a merchant sets
export type { Vip } from './vip-settings'
// The rebate of a level
export { rebatesOf } from './vip-settings'
// Levels from elsewhere
export { importLevels, payLevel } from './import-levels'
