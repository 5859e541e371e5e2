// The module
export { rewardsModule } from './rewards-module'
// Rewards of other domains
export { grantReward, type NewReward } from './grant-reward'
