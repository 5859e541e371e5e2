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
// Red-packet rain
export {
  drawRainCall,
  rainCall,
  rainConditionKinds,
  rainRecordsCall,
  rainWinnersCall,
  type Rain,
  type RainCondition,
  type RainConditionKind,
  type RainDraw,
  type RainSession,
} from './rain'
