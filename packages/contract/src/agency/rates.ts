import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'
import { highestRate, rateCategories, rateStep } from './rate-rules'

const categorySchema = z.enum(rateCategories)
/** Hundredths of a per cent of valid bets; of `LOTT`, what its prize group comes to (`groupOfRate`). */
const rateSchema = z.int().check(z.minimum(0), z.maximum(highestRate))
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const memberId = z.string().check(z.minLength(1), z.maxLength(64))
const pageNo = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)))
const pageSchema = { pageNum: z.int(), totalPages: z.int(), total: z.int() }

/** From when a change of rates counts: the same day, or the next one of the merchant's zone. */
export const rateStarts = ['now', 'next-day'] as const
export type RateStart = (typeof rateStarts)[number]

export const agentRatesCall = defineCall({
  id: 'agent.rates',
  method: 'GET',
  path: '/wps/agent/rates',
  summary: 'The agent’s own rates by category beside the highest of the merchant (RATE-1)',
  auth: 'agent',
  answer: z.object({
    rates: z.array(z.object({ category: categorySchema, mine: rateSchema, system: rateSchema })),
    starts: z.enum(rateStarts),
    /** Whether a rate may be lowered after its member has bet. */
    mayLower: z.boolean(),
    /** Whether agents may be opened below the agent: not where the merchant has one level; absent from older gateways. */
    mayOpenAgents: z.optional(z.boolean()),
  }),
})

export const rateMembersCall = defineCall({
  id: 'agent.rateMembers',
  method: 'GET',
  path: '/wps/agent/rates/members',
  summary: 'Members directly below the agent, by name, 20 a page (RATE-1)',
  auth: 'agent',
  query: z.object({
    /** The beginning of the name. */
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNo,
  }),
  answer: z.object({
    members: z.array(z.object({ id: z.string(), userName: z.string(), type: z.int() })),
    ...pageSchema,
  }),
})

const childRateSchema = z.object({
  category: categorySchema,
  mine: rateSchema,
  system: rateSchema,
  /** What the member has now. */
  current: rateSchema,
  /** What it will have from `nextDay`; null when nothing changes. */
  next: z.nullable(rateSchema),
  nextDay: z.nullable(daySchema),
  /** The lowest and the highest that can be set: what is below the member, or has been bet at, bounds it. */
  least: rateSchema,
  most: rateSchema,
})
export type ChildRate = z.infer<typeof childRateSchema>

const childSchema = z.object({
  id: z.string(),
  userName: z.string(),
  type: z.int(),
  hasBet: z.boolean(),
  rates: z.array(childRateSchema),
  starts: z.enum(rateStarts),
})
export type RatesOfChild = z.infer<typeof childSchema>

export const memberRatesCall = defineCall({
  id: 'agent.memberRates',
  method: 'GET',
  path: '/wps/agent/rates/member',
  summary: 'Rates of a member directly below the agent, and within what they can be set (RATE-1)',
  auth: 'agent',
  query: z.object({ id: memberId }),
  answer: childSchema,
})

/** Rates by category, each once: `request.invalid` otherwise. */
export const ratesSchema = z
  .array(z.strictObject({ category: categorySchema, rate: rateSchema.check(z.multipleOf(rateStep)) }))
  .check(z.maxLength(rateCategories.length))

export const setRatesCall = defineCall({
  id: 'agent.setRates',
  method: 'POST',
  path: '/wps/agent/rates/member',
  summary:
    'Set rates of a member directly below the agent, all or none; agent.rate.range names one that does not fit (RATE-1)',
  auth: 'agent',
  presence: 'active',
  body: z.strictObject({ id: memberId, rates: ratesSchema.check(z.minLength(1)) }),
  answer: childSchema,
})

export const rateChangesCall = defineCall({
  id: 'agent.rateChanges',
  method: 'GET',
  path: '/wps/agent/rates/changes',
  summary: 'Rates that the agent set, or that were set for it, newest first, 20 a page (RATE-1)',
  auth: 'agent',
  query: z.object({ pageNo }),
  answer: z.object({
    changes: z.array(
      z.object({
        id: z.string(),
        at: epochMsSchema,
        /** Whose rate it is; the agent's own is null. */
        userName: z.nullable(z.string()),
        category: categorySchema,
        from: rateSchema,
        to: rateSchema,
        /** The first day that it counts. */
        day: daySchema,
      }),
    ),
    ...pageSchema,
  }),
})
