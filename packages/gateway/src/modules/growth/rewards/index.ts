// The module
export { rewardsModule } from './rewards-module'
// Rewards of other domains
export { grantReward, type NewReward } from './grant-reward'
// What became of rewards that others granted
export { rewardStates } from './reward-states'
export { rewardsOfSource, type ReferencedReward } from './rewards-of-source'
// What a merchant sets
export type { Rewards } from './reward-settings'
// Rewards from elsewhere
export { importRewards, type ImportedReward } from './import-rewards'
