import * as z from 'zod/mini'
import { currencySchema, defineCall, defineEvent, epochMsSchema } from '../kernel'
import { peopleNames, sumNames } from './team-figures'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** First and last day in the merchant's zone, at most 31; today when neither is given. */
const days = { from: z.optional(daySchema), to: z.optional(daySchema) }
const rangeSchema = z.object({ from: daySchema, to: daySchema })

/** Figures that add up, by their names in `keptFigures` and `madeFigures`. */
const sumsSchema = z.record(z.enum(sumNames), z.int())
const peopleSchema = z.record(z.enum(peopleNames), z.int())

const memberSchema = { id: z.string(), userName: z.string(), type: z.int() }

/** Everything of one period. `online` is the current number, also in the period before. */
const periodSchema = z.object({
  people: peopleSchema,
  sums: sumsSchema,
  /** What the agent itself got. */
  incomeMinor: z.int(),
})

export const teamOverviewCall = defineCall({
  id: 'agent.teamOverview',
  method: 'GET',
  path: '/wps/agent/team/overview',
  summary:
    'Figures of a team over at most 31 days with those of as many days before, by day, and its best lines (TEAM-6)',
  auth: 'agent',
  isBackground: true,
  query: z.object(days),
  answer: z.object({
    range: rangeSchema,
    /** As many days directly before. */
    before: rangeSchema,
    current: periodSchema,
    previous: periodSchema,
    /** Every day of the range in order, those without anything too. */
    days: z.array(z.object({ day: daySchema, sums: sumsSchema })),
    /** The direct downlines whose teams, with themselves, have the most valid bets; at most five, none without any. */
    lines: z.array(z.object({ ...memberSchema, sums: sumsSchema })),
    teamBalanceMinor: z.int(),
    currency: currencySchema,
    /** Everything is as of this moment. */
    asOf: epochMsSchema,
  }),
})
export type TeamOverview = z.infer<typeof teamOverviewCall.answer>

/** Columns by which rows of profit and loss are sorted. */
export const reportSorts = ['userName', ...sumNames] as const
export const reportTypes = ['agent', 'player'] as const
/** Rows of a page on the screen, and of a part of a file. */
export const reportSizes = [20, 500] as const
/** Nobody stands so deep. */
const longestPath = 60

const lineSchema = z.object({
  ...memberSchema,
  /** Whether anybody stood below it on one of the days. */
  hasTeam: z.boolean(),
  sums: sumsSchema,
})
export type ReportLine = z.infer<typeof lineSchema>

export const teamReportCall = defineCall({
  id: 'agent.teamReport',
  method: 'GET',
  path: '/wps/agent/team/pnl',
  summary:
    'Profit and loss of a team: the agent itself, and each direct downline with everybody below it; rows add up to the total (TEAM-7)',
  auth: 'agent',
  query: z.object({
    ...days,
    /** Ids from a direct downline of the agent down to whose team is shown, joined by commas; the agent's own when absent. */
    path: z.optional(
      z.string().check(
        z.maxLength(65 * longestPath),
        z.refine((text) => text.split(',').every((id) => id.length > 0 && id.length <= 64)),
      ),
    ),
    /** How names of direct downlines begin. */
    search: z.optional(z.string().check(z.maxLength(64))),
    type: z.optional(z.enum(reportTypes)),
    /** `0` leaves out whose team it is. */
    self: z.optional(z.enum(['0', '1'])),
    sort: z.optional(z.enum(reportSorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
    size: z.optional(z.enum(['20', '500'])),
  }),
  answer: z.object({
    /** Whom the path names, from the agent's direct downline on. */
    path: z.array(z.object({ id: z.string(), userName: z.string() })),
    /** Whose team it is; null where it is left out. */
    self: z.nullable(lineSchema),
    rows: z.array(lineSchema),
    /** Of self and all rows of the filter, not only of the page. */
    total: sumsSchema,
    /** How many rows the filter finds, without self. */
    count: z.int(),
    pageNum: z.int(),
    totalPages: z.int(),
    currency: currencySchema,
    asOf: epochMsSchema,
  }),
})
export type TeamReport = z.infer<typeof teamReportCall.answer>

/** Something that is counted about the team has changed; told at most once in 10 seconds (TEAM-9). */
export const teamChanged = defineEvent('team:changed', z.object({ at: epochMsSchema }))
