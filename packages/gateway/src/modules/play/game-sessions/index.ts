// The module
export { playModule } from './play-module'
// Limits on play
export { betRefusal, mayBet } from './may-bet'
export { checkInformed, mustBeInformed } from './first-wager'
export { limitKinds, playedMinutes, playUsed, type LimitKind } from './play-limits'
// The clock of the reality check
export { startReality } from './reality'
// Trading a launch token for the game session that it opens
export { spendLaunchToken } from './launch-token'
// Rounds that a vendor played from a wallet of its own
export { lockGameSession, reportRound } from './report-round'
// When rounds count, for audits
export { reportedResults, settledRounds } from './settled-rounds'
// Counting rounds; ending a game session
export { countRounds, endGameSession } from './game-sessions'
// Finished play from elsewhere
export { importPlay, type ImportedGameSession, type ImportedRound } from './import-play'
