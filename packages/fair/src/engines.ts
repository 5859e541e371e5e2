/** Engines of the games whose rounds anybody can recompute (FAIR-1). */
export const engineIds = ['slot-low', 'slot-medium', 'slot-high', 'crash', 'mines'] as const
export type EngineId = (typeof engineIds)[number]

export const isEngineId = (text: string): text is EngineId => engineIds.some((id) => id === text)

/** What a game's information sheet states about its engine. */
export interface EngineFacts {
  /**
   * Return to player in basis points, to the nearest, without the jackpot. For `mines`, the lowest over all choices of
   * mines and cash-out (multiples are rounded down; the highest is 9,700); for `crash`, that of every cash-out.
   */
  rtpBasisPoints: number
  volatility: 'low' | 'medium' | 'high'
  /** Pay lines of a slot. */
  lines?: number
  /** Largest win as a multiple of the stake, rounded down, without the jackpot. */
  maxWinMultiple: number
}

/** Facts of every engine. Constants, because the enumeration takes seconds; a test repeats it exactly. */
export const engineFacts: Readonly<Record<EngineId, EngineFacts>> = {
  'slot-low': { rtpBasisPoints: 9624, volatility: 'low', lines: 5, maxWinMultiple: 5_276 },
  'slot-medium': { rtpBasisPoints: 9590, volatility: 'medium', lines: 10, maxWinMultiple: 48_147 },
  'slot-high': { rtpBasisPoints: 9551, volatility: 'high', lines: 20, maxWinMultiple: 92_440 },
  crash: { rtpBasisPoints: 9700, volatility: 'medium', maxWinMultiple: 1_000 },
  mines: { rtpBasisPoints: 9625, volatility: 'medium', maxWinMultiple: 9_007 },
}
