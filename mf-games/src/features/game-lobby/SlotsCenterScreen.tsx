import { GamesScreen } from '../game-list/GamesScreen'
import { presets } from '../game-list/presets'

/** `/m/slotsCenter`: slots alone, with what only slots can be chosen by, and an order (LIST-9). */
export function SlotsCenterScreen() {
  return <GamesScreen preset={presets.slots} />
}
