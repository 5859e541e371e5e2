import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Four counters of everybody below an agent (TEAM-4). */
export const teamCountersSchema = z.object({
  /** How many signed in on one of the days. */
  teamLoginMemberCount: z.int(),
  /** How many had a bet settled on one of the days. */
  teamBetMemberCount: z.int(),
  /** How many registered on one of the days. */
  teamRegisterMemberCount: z.int(),
  /** How many have a session that was seen in the last five minutes, now. */
  teamOnlineCount: z.int(),
})
export type TeamCounters = z.infer<typeof teamCountersSchema>

/** The counters of the agent's home. `size` is how many rows come with them; there are none. */
export const teamKpiCall = defineCall({
  id: 'agent.teamKpi',
  method: 'GET',
  path: '/wps/agent/team/kpi',
  summary: 'Counters of a team over days of the merchant’s zone; agent.only for others (TEAM-4)',
  auth: 'agent',
  isBackground: true,
  query: z.object({
    /** First and last day, at most 31 days. */
    startDate: daySchema,
    endDate: daySchema,
    size: z.optional(z.literal('0')),
  }),
  answer: z.object({
    footer: teamCountersSchema,
    /** All four counters are as of this moment. */
    asOf: epochMsSchema,
  }),
})
