import type { ImportedContent } from '@plaza/gateway/world-api'
import { artworkPath, briefSeed, tintOf, type Brief } from '../../artwork/brief'

/** A promotion as the demo plans it. */
export type PlannedPromotion = ImportedContent['promotions'][number]

export const dayMs = 86_400_000

/** The picture of a promotion, and its tint. */
export const picture = (brief: Omit<Brief, 'variant'>): Pick<PlannedPromotion, 'artwork' | 'tint'> => ({
  artwork: artworkPath('promo', briefSeed({ ...brief, variant: 1 })),
  tint: tintOf(brief.palette),
})

/** A reward that can be bet at any time and with any stake. */
export const unlimited = { wageringDays: null, highestStakeMinor: null }
