import { GamesScreen } from '../game-list/GamesScreen'
import { presets } from '../game-list/presets'
import { CenterOverview } from './CenterOverview'

/**
 * `/m/gameCenter`: every category with its count, jackpots, recents and vendors; its search covers all of them
 * (LIST-9).
 */
export function GameCenterScreen() {
  return <GamesScreen preset={presets.center} overview={<CenterOverview />} />
}
