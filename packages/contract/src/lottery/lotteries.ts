import * as z from 'zod/mini'
import { defineCall, epochMsSchema, localizedSchema } from '../kernel'
import { issueSchema, resultSchema } from './issues'

/** The sets of rules by which numbers are drawn and plays are settled. */
export const lotteryRules = ['five', 'pk10', 'dice', 'eleven', 'vn27', 'vn18', 'six45', 'pc28'] as const
export type LotteryRules = (typeof lotteryRules)[number]

/** The families of lotteries: lotteries of one family share a betting table; both Vietnamese boards are one. */
export const lotteryFamilies = ['five', 'pk10', 'dice', 'eleven', 'vietnam', 'six45', 'pc28'] as const
export type LotteryFamily = (typeof lotteryFamilies)[number]

/** The groups of the hall's tabs. */
export const lotteryGroups = ['fast', 'vietnam', 'six45'] as const
export type LotteryGroup = (typeof lotteryGroups)[number]

/** Prize modes of the platform: lottery, its own, and e-lottery. */
export const prizeModes = ['Lott', 'ZY', 'Elott'] as const
export type PrizeMode = (typeof prizeModes)[number]

/** Play types: Tradition (`trad`, by prize group) and Entertainment (`ent`, by odds). */
export const lotteryPlayTypes = ['trad', 'ent'] as const
export type LotteryPlayType = (typeof lotteryPlayTypes)[number]

/** Regions of the Vietnamese scheme. */
export const vietnamRegions = ['north', 'central', 'south'] as const
export type VietnamRegion = (typeof vietnamRegions)[number]

/** Code of a lottery: lower-case letters, digits and hyphens. */
export const lotteryCodeSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/))

/** Where a lottery is now: whether it sells, its issue, and its last result (DRAW-5). */
export const lotteryStateSchema = z.object({
  /** Whether it draws; false while the operator has it closed. */
  isOpen: z.boolean(),
  /** When a closed lottery opens again, where that is known. */
  reopensAt: z.optional(epochMsSchema),
  /** The issue that sells, or that waits for its draw; null while there is none. */
  issue: z.nullable(issueSchema),
  last: z.nullable(resultSchema),
})
export type LotteryState = z.infer<typeof lotteryStateSchema>

/** A lottery of a merchant (DRAW-5). */
export const lotterySchema = z.extend(lotteryStateSchema, {
  code: z.string(),
  rules: z.enum(lotteryRules),
  family: z.enum(lotteryFamilies),
  group: z.enum(lotteryGroups),
  name: localizedSchema,
  /** Artwork path without size and format. */
  icon: z.string(),
  /** Dominant colour of the artwork, as `#rrggbb`. */
  tint: z.string(),
  /** How often it draws, where it draws all day. */
  everySeconds: z.optional(z.int()),
  /** When it draws, `HH:MM` in its zone, where it draws once a day. */
  dailyAt: z.optional(z.string()),
  /** The zone of its days and of `dailyAt`. */
  timeZone: z.string(),
  /** How long before the draw selling ends, seconds. */
  closesBeforeSeconds: z.int(),
  /** Region whose scheme a Vietnamese board follows. */
  region: z.optional(z.enum(vietnamRegions)),
  /** The region's provinces whose day it is, by weekday, Monday first. */
  provinces: z.optional(z.array(z.string())),
  prizeModes: z.array(z.enum(prizeModes)),
})
export type Lottery = z.infer<typeof lotterySchema>

export const lotteriesCall = defineCall({
  id: 'lottery.list',
  method: 'GET',
  path: '/lgw/games/mobile',
  summary: 'Lotteries of a merchant in its own order, each with its issue and last result',
  auth: 'none',
  isBackground: true,
  query: z.object({ prizeMode: z.optional(z.enum(prizeModes)) }),
  answer: z.object({ lotteries: z.array(lotterySchema) }),
})

export const lotteryMenusCall = defineCall({
  id: 'lottery.menus',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  summary: 'Families of a merchant’s lotteries with the codes of each, in the order of the menu',
  auth: 'none',
  answer: z.object({
    menus: z.array(z.object({ family: z.enum(lotteryFamilies), lotteries: z.array(z.string()) })),
  }),
})

export const popularLotteriesCall = defineCall({
  id: 'lottery.popular',
  method: 'GET',
  path: '/lgw/games/popular',
  summary: 'The most played open lotteries, at most eight; filled up in the merchant’s own order',
  auth: 'none',
  isBackground: true,
  answer: z.object({ lotteries: z.array(lotterySchema) }),
})

export const moreLotteryCall = defineCall({
  id: 'lottery.more',
  method: 'GET',
  path: '/lgw/moreLottery',
  summary: 'Every lottery of a merchant, and the groups of the hall with the codes of each',
  auth: 'none',
  isBackground: true,
  answer: z.object({
    lotteries: z.array(lotterySchema),
    groups: z.array(z.object({ group: z.enum(lotteryGroups), lotteries: z.array(z.string()) })),
  }),
})
