/** Engines of the games whose rounds anybody can compute again (lottery.md 10). */
export const engineIds = ['slot-low', 'slot-medium', 'slot-high', 'crash', 'mines'] as const
export type EngineId = (typeof engineIds)[number]

export const isEngineId = (text: string): text is EngineId => engineIds.some((id) => id === text)

/** What a game's sheet says of its engine. */
export interface EngineFacts {
  /** Return to player in basis points; of `mines` and `crash` whatever is chosen. */
  rtpBasisPoints: number
  volatility: 'low' | 'medium' | 'high'
  /** Pay lines of a slot. */
  lines?: number
  /** Largest win as a multiple of the stake. */
  maxWinMultiple: number
}
