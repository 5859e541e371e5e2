import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'
import { gameItemSchema, gameSchema, gameTypes, gameTypeSchema, popularGamesSchema } from './game-entities'

/** One game, with the details that only its sheet shows. */
export const gameDetailsSchema = z.extend(gameItemSchema, {
  /** Rules in the requested language, plain text in paragraphs. */
  rules: z.optional(z.string()),
  /** Why it cannot be played here. */
  reason: z.optional(z.enum(['maintenance', 'not-connected'])),
})
export type GameDetails = z.infer<typeof gameDetailsSchema>

export const vendorSchema = z.object({
  vassalage: z.string(),
  name: z.string(),
  gameType: gameTypeSchema,
  /** How many games of it can be played. */
  games: z.int(),
  iconUrl: z.string(),
  /** The vendor's best game of the type: the node that the tile represents (HOME-8). */
  nodeId: z.optional(z.int()),
  maintenance: z.optional(z.object({ until: z.optional(epochMsSchema) })),
})
export type Vendor = z.infer<typeof vendorSchema>

export const pageNumberSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))

export const pageSizeSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60))

/** Sort orders of a list; the server's own order when absent. */
export const gameSorts = ['popular', 'name', 'new', 'rtp'] as const
export type GameSort = (typeof gameSorts)[number]

/** A page of games, as lists carry it. */
export const gamePageSchema = z.object({
  games: z.array(gameItemSchema),
  pageNum: z.int(),
  totalPages: z.int(),
  total: z.int(),
})

export const gameListCall = defineCall({
  id: 'games.list',
  method: 'GET',
  path: '/wps/game/list',
  summary: 'Games of a merchant by type, class, vendor and name, paged (LIST-7)',
  auth: 'none',
  query: z.object({
    merchant: z.optional(z.string()),
    merchantCode: z.optional(z.string()),
    merchant_code: z.optional(z.string()),
    platform: z.optional(z.string()),
    language: z.optional(z.string()),
    clientType: z.optional(z.coerce.number()),
    typeId: z.optional(z.coerce.number()),
    prizeMode: z.optional(z.string()),
    gameType: z.optional(z.enum([...gameTypes, 'HOT', 'ALL'])),
    /** ALL, NEW, HOT, or a class of `vendorsCall` (LIST-1). */
    gameClassify: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,31}$/))),
    isNew: z.optional(z.enum(['0', '1', 'true', 'false'])),
    /** Tolerates typing errors. */
    gameName: z.optional(z.string().check(z.maxLength(64))),
    vassalage: z.optional(z.string().check(z.maxLength(32))),
    /** Smallest stake at most this, in major units (LIST-5). */
    minBet: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000))),
    /** Minimum number of lines. */
    minLine: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
    /** Minimum return to player, basis points. */
    minRtp: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
    volatility: z.optional(z.enum(['low', 'medium', 'high'])),
    badge: z.optional(z.enum(['hot', 'new', 'exclusive', 'jackpot'])),
    sort: z.optional(z.enum(gameSorts)),
    /** 1: only games that can be played. 0: only those that open later. Without it the latter come last, and no search finds them (LIST-11). */
    supportPlay: z.optional(z.enum(['0', '1'])),
    pageNo: z.optional(pageNumberSchema),
    pageSize: z.optional(pageSizeSchema),
  }),
  answer: z.extend(gamePageSchema, {
    /** How many games of the filter open later. Absent in answers of older gateways. */
    soon: z.optional(z.int()),
  }),
})

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
  summary: 'Vendors by category; SPORTS is split, cockfight first (LIST-8)',
  auth: 'none',
  query: z.object({
    typeId: z.optional(z.coerce.number()),
    merchant_code: z.optional(z.string()),
    language: z.optional(z.string()),
    /** `items`: each of `vendorNames` with its type. Without it they are codes, which is what earlier releases parse. */
    vendorNames: z.optional(z.enum(['items'])),
  }),
  answer: z.object({
    sorting: z.array(
      z.object({
        gameCategory: gameTypeSchema,
        vendorNames: z.array(
          z.union([z.string(), z.object({ gameType: gameTypeSchema, vassalage: z.string() })]),
        ),
      }),
    ),
    mapping: z.record(z.string(), z.array(vendorSchema)),
    /** Extra classes of the game list from the merchant's configuration, titled in the requested language (LIST-1). */
    classes: z.optional(z.array(z.object({ code: z.string(), title: z.string() }))),
  }),
})

export const nodeIdSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))

export const gameCall = defineCall({
  id: 'games.get',
  method: 'GET',
  path: '/wps/game/:nodeId',
  summary: 'One game with what its vendor says of it',
  auth: 'none',
  params: z.object({ nodeId: nodeIdSchema }),
  query: z.object({ language: z.optional(z.string()) }),
  answer: gameDetailsSchema,
})

/** Suggestions of the search box while a person types. */
export const suggestCall = defineCall({
  id: 'games.suggest',
  method: 'GET',
  path: '/wps/game/suggest',
  summary: 'Games and vendors whose names are like what was typed, best first; typing errors are forgiven',
  auth: 'none',
  query: z.object({
    q: z.string().check(z.minLength(1), z.maxLength(64)),
    gameType: z.optional(z.enum([...gameTypes, 'HOT', 'ALL'])),
    merchantCode: z.optional(z.string()),
  }),
  answer: z.object({ games: z.array(gameSchema), vendors: z.array(vendorSchema) }),
})

export const hotGamesCall = defineCall({
  id: 'games.hot',
  method: 'GET',
  path: '/wps/game/hot',
  summary: 'Hot games (HOT-1): isPlatform 1 on home, 2 in the lists',
  auth: 'none',
  query: z.object({
    isPlatform: z.optional(z.coerce.number()),
    language: z.optional(z.string()),
    platform: z.optional(z.string()),
    gameType: z.optional(z.enum([...gameTypes, 'HOT', 'ALL'])),
    merchantCode: z.optional(z.string()),
  }),
  answer: z.object({ list: z.array(gameItemSchema) }),
})

export const allVassalageCall = defineCall({
  id: 'games.allVassalage',
  method: 'GET',
  path: '/wps/game/allVassalage',
  summary: 'Every vendor of the merchant (LIST-8)',
  auth: 'none',
  query: z.object({ merchant_code: z.optional(z.string()) }),
  answer: z.object({ list: z.array(z.object({ vassalage: z.string(), name: z.string() })) }),
})
