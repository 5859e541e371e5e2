// Games
export {
  gameTypes,
  type GameType,
  type Game,
  type GameItem,
  popularGamesSchema,
  type PopularGames,
} from './game-entities'
export {
  type GameDetails,
  type Vendor,
  gameSorts,
  type GameSort,
  gameListCall,
  popularGamesCall,
  vendorsCall,
  gameCall,
  suggestCall,
  hotGamesCall,
  allVassalageCall,
} from './games'
export {
  addFavouriteCall,
  removeFavouriteCall,
  favouritesCall,
  addRecentCall,
  recentGamesCall,
} from './own-games'
export { favouriteIdsCall } from './favourite-ids'

// A session in a game
export { playModeSchema, type PlayMode, playSchema, type Play } from './game-session'
export {
  realityIntervals,
  type Reality,
  launchGameCall,
  playCall,
  leaveGameCall,
  realityCall,
  setRealityCall,
  acknowledgeRealityCall,
  frameMessageSchema,
  type FrameMessage,
  pageMessageSchema,
  type PageMessage,
  pageBackSchema,
} from './play'
export {
  fairSeedsSchema,
  type FairSeeds,
  fairProofSchema,
  type FairProof,
  type FairRound,
  fairSeedsCall,
  rotateSeedsCall,
  fairRoundsCall,
} from './fairness'

// Jackpots and winners
export { jackpotsSchema, type Jackpots } from './jackpots'
export { type Winner, winnersCall, jackpotsCall } from './live-rows'

// What the browser stores
export {
  storedIntentionSchema,
  type StoredIntention,
  listPlaceSchema,
  type ListPlace,
  storedSearchSchema,
  storedAnswerSchema,
} from './stored-games'
export { storedGameSessionSchema, type StoredGameSession } from './stored-game-session'
// What was played and what came of it
export { gameRecordCall, playStatuses, type Played, type PlayStatus } from './game-record'
export { profitAndLossCall, type ShownFigures } from './profit-and-loss'
