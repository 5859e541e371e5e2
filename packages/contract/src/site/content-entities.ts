import * as z from 'zod/mini'
import { epochMsSchema, sitePathSchema } from '../kernel'

export const bannerSchema = z.object({
  id: z.string(),
  /** Artwork path (`artworkUrl`). */
  url: z.string(),
  tint: z.string(),
  headline: z.string(),
  line: z.string(),
  call: z.string(),
  link: z.optional(sitePathSchema),
})

export type Banner = z.infer<typeof bannerSchema>

export const hotMatchSchema = z.object({
  matchTime: epochMsSchema,
  /** How far the merchant's clock is ahead of UTC then. Absent in answers of older gateways. */
  utcOffsetMinutes: z.optional(z.int()),
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeTeamImageUrl: z.string(),
  awayTeamImageUrl: z.string(),
  vendor: z.string(),
  roomId: z.string(),
  nodeId: z.int(),
  /** Whether its game can be played, so that it can be bet on. Absent in answers of older gateways. */
  supportPlay: z.optional(z.boolean()),
})

export type HotMatch = z.infer<typeof hotMatchSchema>
