import { GamesScreen } from './GamesScreen'
import { presets } from './presets'

/** `/m/gameList?gameType=`: the games of a category (spec §2 Game list screen). */
export function GameListScreen() {
  return <GamesScreen preset={presets.list} />
}
