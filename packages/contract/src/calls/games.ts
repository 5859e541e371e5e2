import * as z from 'zod/mini'
import { defineCall } from '../call'
import { minorSchema } from '../primitives'

/** Categories of the platform in the words of its wire. */
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
  /** Dominant colour of the artwork, as `#rrggbb`, to paint before it arrives. */
  tint: z.string(),
  supportPlay: z.boolean(),
  badge: z.optional(z.enum(['hot', 'new', 'exclusive', 'jackpot'])),
  /** Smallest stake in minor units; absent when the vendor does not say. */
  minBetMinor: z.optional(minorSchema),
  maxBetMinor: z.optional(minorSchema),
  /** Return to player in hundredths of a per cent. */
  rtpBasisPoints: z.optional(z.int()),
  volatility: z.optional(z.enum(['low', 'medium', 'high'])),
  lines: z.optional(z.int()),
})
export type Game = z.infer<typeof gameSchema>

export const vendorSchema = z.object({
  vassalage: z.string(),
  name: z.string(),
  gameType: gameTypeSchema,
  games: z.int(),
  iconUrl: z.string(),
  /** Its best game of the type: the node that its tile stands for (spec §2 Popular games screen). */
  nodeId: z.optional(z.int()),
})
export type Vendor = z.infer<typeof vendorSchema>

const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))

export const gameListCall = defineCall({
  id: 'games.list',
  method: 'GET',
  path: '/wps/game/list',
  summary: 'Games of a merchant by type, class, vendor and name, paged (spec §3 Game query)',
  auth: 'none',
  query: z.object({
    merchantCode: z.optional(z.string()),
    platform: z.optional(z.string()),
    language: z.optional(z.string()),
    clientType: z.optional(z.coerce.number()),
    gameType: z.optional(z.enum([...gameTypes, 'HOT', 'ALL'])),
    gameClassify: z.optional(z.enum(['ALL', 'NEW', 'HOT'])),
    gameName: z.optional(z.string().check(z.maxLength(64))),
    vassalage: z.optional(z.string().check(z.maxLength(32))),
    /** Smallest stake at most this, major units (spec §9 minimum-bet options). */
    minBet: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000))),
    pageNo: z.optional(pageNumber),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60))),
  }),
  answer: z.object({ games: z.array(gameSchema), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
})

export const popularSectionSchema = z.object({
  gameCategory: z.enum([...gameTypes, 'HOT']),
  games: z.array(gameSchema),
})

/** Popular games of home: HOT first, then the server's sorting (spec §2 Popular games screen). */
export const popularGamesSchema = z.object({
  sorting: z.array(z.enum([...gameTypes, 'HOT'])),
  sections: z.array(popularSectionSchema),
})
export type PopularGames = z.infer<typeof popularGamesSchema>

export const popularGamesCall = defineCall({
  id: 'games.popular',
  method: 'GET',
  path: '/wps/game/popular',
  summary: 'Popular games of home by category',
  auth: 'none',
  query: z.object({ language: z.optional(z.string()), merchantCode: z.optional(z.string()) }),
  answer: popularGamesSchema,
})

export const vendorsCall = defineCall({
  id: 'games.vendorTypes',
  method: 'GET',
  path: '/wps/game/vendorTypes',
  summary: 'Vendors by category; SPORTS is split, cockfight first (spec §3 Game vendor data)',
  auth: 'none',
  query: z.object({ typeId: z.optional(z.coerce.number()), merchant_code: z.optional(z.string()) }),
  answer: z.object({
    sorting: z.array(z.object({ gameCategory: gameTypeSchema, vendorNames: z.array(z.string()) })),
    mapping: z.record(z.string(), z.array(vendorSchema)),
  }),
})

export const gameCall = defineCall({
  id: 'games.get',
  method: 'GET',
  path: '/wps/game/:nodeId',
  summary: 'One game with what its vendor says of it',
  auth: 'none',
  params: z.object({ nodeId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)) }),
  answer: gameSchema,
})

/** Node ids of the member's favourites, as strings (spec §3 Favourites). */
export const favouriteIdsCall = defineCall({
  id: 'games.favourites.ids',
  method: 'GET',
  path: '/wps/game/favourites/ids',
  summary: 'Node ids of the own favourites',
  auth: 'member',
  query: z.object({ token: z.optional(z.string()) }),
  answer: z.object({ ids: z.array(z.string()) }),
})
