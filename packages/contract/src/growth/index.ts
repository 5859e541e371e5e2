// Rewards
export {
  claimRewardCall,
  claimRewardsCall,
  forfeitRewardCall,
  rewardChanged,
  rewardMoves,
  rewardsAtOnce,
  rewardsCall,
  rewardSchema,
  rewardSources,
  rewardTabs,
  type Reward,
  type RewardSource,
  type RewardState,
  type RewardTab,
} from './rewards'
