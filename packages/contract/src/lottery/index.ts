// Lotteries
export {
  lotteryRules,
  type LotteryRules,
  lotteryFamilies,
  type LotteryFamily,
  lotteryGroups,
  type LotteryGroup,
  prizeModes,
  type PrizeMode,
  lotteryPlayTypes,
  type LotteryPlayType,
  vietnamRegions,
  type VietnamRegion,
  lotteryCodeSchema,
  lotteryStateSchema,
  type LotteryState,
  lotterySchema,
  type Lottery,
  lotteriesCall,
  lotteryMenusCall,
  popularLotteriesCall,
  moreLotteryCall,
} from './lotteries'
export { ownLotteriesSchema, type OwnLotteries } from './stored-lotteries'
export { vietnamMenuCall, openedNumerosCall } from './vietnam'

// Issues
export {
  issueNoSchema,
  drawSources,
  type DrawSource,
  issueStates,
  type IssueState,
  issueSchema,
  type Issue,
  resultSchema,
  type Result,
} from './issues'

// Results and their proof
export {
  mostTrendDraws,
  resultsCall,
  newestResultsCall,
  trendCall,
  drawProofSchema,
  type DrawProof,
  type DrawCorrection,
  drawCall,
  acceptedOrdersCall,
  acceptedOrdersPage,
  drawChanged,
} from './results'

// The witness of draws
export {
  type DrawWitness,
  witnessChainSchema,
  type WitnessChain,
  witnessLinkSchema,
  type WitnessLink,
} from './witness'

// Betting
export {
  bettingLimitsSchema,
  type BettingLimits,
  prizeGroupsSchema,
  type PrizeGroups,
  bettingTableCall,
} from './betting-table'
export {
  lotteryOrderMoves,
  type LotteryOrderState,
  lotteryOrderStates,
  lotteryOrderFilters,
  type LotteryOrderFilter,
} from './order-states'
export {
  slipBounds,
  unitModes,
  type UnitMode,
  type LotteryLine,
  type LotteryOrderSummary,
  lotteryOrderSchema,
  type LotteryOrder,
} from './order-entities'
export {
  longestSlip,
  slipLineSchema,
  type SlipLine,
  prizeChanges,
  placeLotteryOrderCall,
  lotteryOrdersCall,
  lotteryOrderCall,
  cancelLotteryOrderCall,
  betChanged,
} from './orders'

// Chase plans
export {
  chaseMoves,
  type ChaseState,
  chaseStates,
  chaseIssueMoves,
  type ChaseIssueState,
  chaseBounds,
  type ChaseIssue,
  type ChaseSummary,
} from './chase-entities'
export { type Chase, placeChaseCall, cancelChaseCall, chasesCall, chaseCall } from './chases'

// What a browser keeps of a slip
export {
  type StoredSlipLine,
  storedSlipsSchema,
  rememberedPlayTypesSchema,
  keptPicksSchema,
  type SavedPicks,
  allSavedPicksSchema,
} from './stored-slip'
