import { gameTypes, type GameType } from '@plaza/contract/play'
import * as z from 'zod/mini'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** As shipped: a stake counts whole, of live tables a tenth. */
const shipped: Partial<Record<GameType, number>> = { LIVE: 10 }

/** What of a merchant's turnover is set by the merchant: `turnover` of its settings. */
export const turnoverPart = z._default(
  z.object({
    /** Per cent of a stake that counts, by category. */
    shares: z._default(z.partialRecord(z.enum(gameTypes), z.int().check(z.minimum(0), z.maximum(100))), {}),
  }),
  { shares: {} },
)

const turnoverSettings = settingsPart('turnover', turnoverPart)

/** Per cent of a stake that counts at a merchant, by category; a category without one counts whole (WITHDRAW-7). */
export const turnoverShares = (
  merchant: Parameters<typeof turnoverSettings>[0],
): Partial<Record<GameType, number>> => ({ ...shipped, ...turnoverSettings(merchant).shares })
