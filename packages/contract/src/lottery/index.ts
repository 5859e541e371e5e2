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
export { vietnamMenuCall, openedNumerosCall } from './vietnam'

// Issues
export {
  issueNoSchema,
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
  drawCall,
  drawChanged,
} from './results'
