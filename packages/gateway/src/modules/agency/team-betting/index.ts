// The module
export { teamBettingModule } from './team-betting-module'
