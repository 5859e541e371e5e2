import { GamesScreen } from './GamesScreen'
import { presets } from './presets'

/** `/m/gameList?gameType=`: the games of a category (LIST-9). */
export function GameListScreen() {
  return <GamesScreen preset={presets.list} />
}
