import { GamesScreen } from '../game-list/GamesScreen'
import { presets } from '../game-list/presets'

/** `/m/slotsCenter`: slots only, with the filters that only slots have, and a sort order (LIST-9). */
export function SlotsCenterScreen() {
  return <GamesScreen preset={presets.slots} />
}
