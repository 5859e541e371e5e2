import type { GameType } from '@plaza/contract/play'
import type { EngineId } from '@plaza/fair'
import type { SeededRandom } from '@plaza/gateway/seeded-random'

const slots = ['slot-low', 'slot-medium', 'slot-high'] as const

/** The names of the operator's own games decide the engine: mines, slots, and crash for the flying ones. */
const engineOfOriginal = (name: string, random: SeededRandom): EngineId =>
  name.includes('Mines') ? 'mines' : name.includes('Reels') ? random.pick(slots) : 'crash'

/** What computes the rounds of a game; null for the kinds that no vendor of the demo lets be played here. */
export function engineOf(type: GameType, name: string, random: SeededRandom): EngineId | null {
  if (type === 'RNG') return random.pick(slots)
  if (type === 'INHOUSE') return engineOfOriginal(name, random)
  if (type === 'FISH') return 'mines'
  return type === 'LIVE' ? 'crash' : null
}
