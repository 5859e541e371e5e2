// The module
export { playModule } from './play-module'
// Limits on play
export { limitKinds, readPlayLimit, setPlayLimit, type LimitKind } from './play-limits'
// Trading a launch token for the game session that it opens
export { spendLaunchToken } from './launch-token'
// Counting rounds
export { countRounds } from './game-sessions'
// Finished play from elsewhere
export { importPlay, type ImportedGameSession, type ImportedPlayDay, type ImportedRound } from './import-play'
