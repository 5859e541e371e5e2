// The module
export { gamesModule } from './games-module'
// What a merchant offers to play
export { cataloguesOf } from './keep-catalogues'
export { popularGames } from './popular-games'
export { popularityOf } from './popularity'
// The game that a launch names, and one by its node
export { findPlayable, type Playable } from './find-playable'
export { gameNames, readGame } from './read-games'
// Vendors of a merchant's catalogue
export {
  everyVendor,
  readVendors,
  type CatalogueVendor,
  setVendorCountries,
  setVendorMaintenance,
  showBreaker,
  vendorCodes,
  readVendorState,
} from './catalogue-vendors'
// One game, and that it was opened
export { isConnected, showGame } from './show-game'
export { noteRecent } from './own-games'
// Catalogues and members' own games from elsewhere
export { addGames, hasTiles } from './add-games'
export {
  hasGames,
  importCatalogue,
  importOwnGames,
  type ImportedGame,
  type ImportedVendor,
} from './import-games'
