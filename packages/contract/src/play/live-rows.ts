import * as z from 'zod/mini'
import { defineCall, currencySchema, decimalSchema, epochMsSchema } from '../kernel'
import { jackpotsSchema } from './jackpots'

/** A win of real play, its winner masked (HOME-11). */
export const winnerSchema = z.object({
  /** Name of the winner with most of it masked: `pl***1`. */
  account: z.string(),
  nodeId: z.int(),
  gameName: z.string(),
  iconUrl: z.string(),
  tint: z.string(),
  vo: z.object({ winAmount: decimalSchema }),
  at: epochMsSchema,
})
export type Winner = z.infer<typeof winnerSchema>

export const winnersCall = defineCall({
  id: 'games.winners',
  method: 'GET',
  path: '/wps/game/winners',
  summary: 'Largest wins of the last day of real play, largest first',
  auth: 'none',
  isBackground: true,
  query: z.object({ merchantCode: z.optional(z.string()) }),
  answer: z.object({ entries: z.array(winnerSchema), currency: currencySchema }),
})

export const jackpotsCall = defineCall({
  id: 'games.jackpots',
  method: 'GET',
  path: '/wps/game/jackpots',
  summary: 'Jackpots that can be won now; the event stream says when they grow',
  auth: 'none',
  isBackground: true,
  answer: jackpotsSchema,
})
