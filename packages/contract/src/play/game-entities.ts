import * as z from 'zod/mini'
import { epochMsSchema, minorSchema } from '../kernel'

/** Categories of the platform, named as on its wire. */
export const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'PVP',
  'INHOUSE',
  'POKER',
  'LOTT',
] as const

export const gameTypeSchema = z.enum(gameTypes)

export type GameType = z.infer<typeof gameTypeSchema>

export const gameSchema = z.object({
  nodeId: z.int(),
  gameId: z.string(),
  gameName: z.string(),
  gameType: gameTypeSchema,
  /** Vendor code. */
  vassalage: z.string(),
  vendorName: z.string(),
  /** Artwork path without size and format; see `artworkUrl`. */
  iconUrl: z.string(),
  /** Dominant colour of the artwork, as `#rrggbb`, painted before the artwork arrives. */
  tint: z.string(),
  /** Whether it can be played here; if not, it opens later, and `reason` of the details explains why. */
  supportPlay: z.boolean(),
  /** Whether it can be played with the vendor's practice money. */
  supportDemo: z.optional(z.boolean()),
  badge: z.optional(z.enum(['hot', 'new', 'exclusive', 'jackpot'])),
  /** Smallest stake in minor units; absent when the vendor states none. */
  minBetMinor: z.optional(minorSchema),
  maxBetMinor: z.optional(minorSchema),
  /** Return to player in hundredths of a per cent. */
  rtpBasisPoints: z.optional(z.int()),
  volatility: z.optional(z.enum(['low', 'medium', 'high'])),
  lines: z.optional(z.int()),
  /** Largest win of a round as a multiple of its stake. */
  maxWinMultiple: z.optional(z.number()),
  /** Its vendor is closed to players now; `until` where the end is known. */
  maintenance: z.optional(z.object({ until: z.optional(epochMsSchema) })),
  roomType: z.optional(z.enum(['free', 'vip', 'paid'])),
  /** The lottery whose betting table this is the door of: it is played there, and no vendor launches it. */
  lottery: z.optional(z.string()),
})

export type Game = z.infer<typeof gameSchema>

/**
 * A game of a list, with its artwork as addresses for front ends that don't choose a size and a format themselves.
 * Home has none of them, because its document carries its games. Absent in answers of older gateways.
 */
export const gameItemSchema = z.extend(gameSchema, {
  /** Artwork of the sheet, in the large size. */
  mobileLargeIcon: z.optional(z.string()),
  /** Artwork of a tile. */
  mobileSmallIcon: z.optional(z.string()),
})
export type GameItem = z.infer<typeof gameItemSchema>

export const popularSectionSchema = z.object({
  gameCategory: z.enum([...gameTypes, 'HOT']),
  games: z.array(gameSchema),
})

/** Popular games of home: HOT first, then in the server's order (HOME-8). */
export const popularGamesSchema = z.object({
  sorting: z.array(z.enum([...gameTypes, 'HOT'])),
  sections: z.array(popularSectionSchema),
  /** Only the first category's section came, in a document; the call has the others. */
  isPart: z.optional(z.boolean()),
})

export type PopularGames = z.infer<typeof popularGamesSchema>
