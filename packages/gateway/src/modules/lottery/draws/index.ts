// The module
export { drawsModule } from './draws-module'
// A merchant's lotteries
export { findLottery, hasLotteries, issuesAhead } from './find-lottery'
// A draw
export { findDraw, hasClosed } from './find-draw'
// Accepting a bet
export { issueForBet, type BetIssue } from './issue-for-bet'
export { checkPrizeMode } from './prize-mode'
// What others know about lotteries
export { registerLotteryPlays, type LotteryPlays } from './popularity'
// What ended issues wait for
export { registerOrders, type AcceptedOrders, type IssueName } from './accepted-orders'
export { claimDrawn, issuesToSettle, lockToSettle, markSettled, type EndedIssue } from './settlement'
// What a demo world writes
export { importLotteries, type ImportedLottery } from './import-lotteries'
export { planPast, type Past, type PlannedPast } from './plan-past'
export { issuesFrom, type ScheduledIssue } from './schedule'
