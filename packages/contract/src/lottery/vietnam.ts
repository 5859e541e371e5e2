import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { issueSchema } from './issues'
import { vietnamRegions } from './lotteries'

export const vietnamMenuCall = defineCall({
  id: 'lottery.vietnam.menu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'Vietnamese boards: the daily ones by region with their provinces, and the fast ones',
  auth: 'none',
  answer: z.object({
    regions: z.array(
      z.object({
        region: z.enum(vietnamRegions),
        lotteries: z.array(
          z.object({
            code: z.string(),
            /** By weekday, Monday first. */
            provinces: z.array(z.string()),
          }),
        ),
      }),
    ),
    fast: z.array(z.string()),
  }),
})

export const openedNumerosCall = defineCall({
  id: 'lottery.vietnam.opened',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'The opened issues (numeros) of the Vietnamese boards',
  auth: 'none',
  isBackground: true,
  answer: z.object({ numeros: z.array(z.object({ lottery: z.string(), issue: issueSchema })) }),
})
