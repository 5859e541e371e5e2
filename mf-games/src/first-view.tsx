import { HomeGamesView } from './features/home-games/HomeGamesView'
import { HotMatchView } from './features/hot-match/HotMatchView'

/** What documents show of this remote's slots before its code runs: the build draws them as templates (EDGE-7). */
export const firstViews = {
  'home.games@1': HomeGamesView,
  'home.hot-match@1': HotMatchView,
}
