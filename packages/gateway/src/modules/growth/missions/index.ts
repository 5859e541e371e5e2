// The module
export { missionsModule } from './missions-module'
// What a merchant sets
export type { MissionSetting } from './mission-settings'
