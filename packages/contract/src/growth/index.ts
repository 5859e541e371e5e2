// Rewards
export {
  claimRewardCall,
  claimRewardsCall,
  findRewardCall,
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
// Check-in
export { checkInCall, checkInDays, makeUpCall, showCheckInCall, type CheckIn } from './check-in'
// Missions
export {
  claimMissionCall,
  missionCodeSchema,
  missionKinds,
  missionsCall,
  missionTasks,
  type Mission,
  type MissionKind,
  type MissionState,
  type MissionTask,
} from './missions'
// Ranking
export {
  nicknameLength,
  rankingCall,
  setNicknameCall,
  rankingMetrics,
  rankingPeriods,
  type Ranking,
  type RankingMetric,
  type RankingPeriod,
  type RankingRow,
} from './ranking'
// VIP club
export {
  benefitsCall,
  highestVipLevel,
  vipChangeReasons,
  vipPays,
  type VipChangeReason,
  type VipLevel,
  type VipPay,
  type VipProgress,
} from './vip'
// Rebates
export {
  claimRebateCall,
  everySource,
  rebateCall,
  rebateClaimsCall,
  rebateModes,
  rebateReasons,
  rebateReportCall,
  rebateStates,
  type RebateClaim,
  type RebateMode,
  type RebateReason,
  type RebateRow,
  type RebateState,
} from './rebates'

// Promotions
export {
  promotionCategories,
  promotionPlanSchema,
  type ApplicationField,
  type PromotionCategory,
  type PromotionPlan,
  type PromotionSummary,
} from './promotion-terms'
export {
  applicationDraftsSchema,
  applyPromotionCall,
  joinPromotionCall,
  longestAnswer,
  longestComment,
  promotionCall,
  promotionHistoryCall,
  promotionListing,
  promotionMoves,
  promotionsCall,
  type ApplicationDraft,
  type Promotion,
  type PromotionEntry,
  type PromotionState,
} from './promotions'

// Invitations
export {
  friendSteps,
  invitationFiguresCall,
  invitationKinds,
  invitationRanges,
  invitationRewardsCall,
  invitedFriendsCall,
  visitInvitationCall,
  type FriendStep,
  type InvitationFigures,
  type InvitationKind,
  type InvitationRange,
  type InvitationReward,
  type InvitationRules,
  type InvitedFriend,
} from './invitations'
