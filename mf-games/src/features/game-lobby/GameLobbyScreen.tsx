import { GamesScreen } from '../game-list/GamesScreen'
import { presets } from '../game-list/presets'
import { VendorHeader } from './VendorHeader'

/** `/m/gameLobby?gameType=&vendor=`: a vendor's games of a category under its header (LIST-9). */
export function GameLobbyScreen() {
  return <GamesScreen preset={presets.lobby} vendorHead={(vendor) => <VendorHeader vendor={vendor} />} />
}
