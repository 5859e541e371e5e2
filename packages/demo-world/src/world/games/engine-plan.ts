import type { GameType } from '@plaza/contract/play'
import type { EngineId } from '@plaza/fair'
import type { SeededRandom } from '@plaza/gateway/seeded-random'

const slots = ['slot-low', 'slot-medium', 'slot-high'] as const

/** The names of the operator's own games determine the engine: mines, slots, or crash for those that fly. */
const engineOfOriginal = (name: string, random: SeededRandom): EngineId =>
  name.includes('Mines') ? 'mines' : name.includes('Reels') ? random.pick(slots) : 'crash'

/** The engine that computes a game's rounds; null for kinds that no vendor of the demo offers for play here. */
export function engineOf(type: GameType, name: string, random: SeededRandom): EngineId | null {
  if (type === 'RNG') return random.pick(slots)
  if (type === 'INHOUSE') return engineOfOriginal(name, random)
  if (type === 'FISH') return 'mines'
  return type === 'LIVE' ? 'crash' : null
}
