import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'
import { ratesSchema } from './rates'

/** Types that an agent opens accounts of: a player, or an agent below it. */
export const openedTypes = ['player', 'agent'] as const
export type OpenedType = (typeof openedTypes)[number]

/** A username that an agent chooses: 6 to 16 letters and digits, the first a letter (AGENT-7). */
export const openedName = /^[a-z][a-z0-9]{5,15}$/i

/** Days that a link is valid; null: for ever. */
export const linkDays = [1, 7, 30, 90] as const

const idSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })
const pageNo = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)))

/** How many accounts an agent may have directly below it, and how many it has; `most` is null without a bound. */
const quotaSchema = z.object({ used: z.int(), most: z.nullable(z.int()) })

export const openAccountCall = defineCall({
  id: 'agent.open',
  method: 'POST',
  path: '/wps/agent/accounts',
  summary: 'Open an account directly below the agent; its first sign-in asks for another password (AGENT-7)',
  auth: 'agent',
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({
    userName: z.string().check(z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    type: z.enum(openedTypes),
    rates: ratesSchema,
  }),
  answer: z.object({ id: z.string(), userName: z.string(), quota: quotaSchema }),
})

/** Why a link takes no registrations, or that it does. */
export const linkStates = ['open', 'off', 'expired', 'used-up'] as const
export type LinkState = (typeof linkStates)[number]

const linkSchema = z.object({
  id: z.string(),
  code: z.string(),
  type: z.enum(openedTypes),
  /** Where it is published; for the agent alone. */
  channel: z.string(),
  /** What who registers by it gets; categories without an entry as for anybody new. */
  rates: z.array(z.object({ category: z.string(), rate: z.int() })),
  state: z.enum(linkStates),
  used: z.int(),
  /** Null: any number. */
  most: z.nullable(z.int()),
  createdAt: epochMsSchema,
  /** Null: for ever. */
  expiresAt: z.nullable(epochMsSchema),
})
export type AgentLink = z.infer<typeof linkSchema>

export const agentLinksCall = defineCall({
  id: 'agent.links',
  method: 'GET',
  path: '/wps/agent/links',
  summary: 'Links by which people register below the agent, newest first, 20 a page (AGENT-7)',
  auth: 'agent',
  query: z.object({ pageNo }),
  answer: z.object({
    links: z.array(linkSchema),
    quota: quotaSchema,
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})

const termsSchema = {
  type: z.enum(openedTypes),
  /** Days from now; null for ever. */
  days: z.nullable(z.literal([...linkDays])),
  channel: z.string().check(z.maxLength(40)),
  rates: ratesSchema,
  most: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
}

export const makeLinkCall = defineCall({
  id: 'agent.links.make',
  method: 'POST',
  path: '/wps/agent/links',
  summary: 'Make a link by which people register below the agent (AGENT-7)',
  auth: 'agent',
  presence: 'active',
  body: z.strictObject(termsSchema),
  answer: linkSchema,
})

export const changeLinkCall = defineCall({
  id: 'agent.links.change',
  method: 'POST',
  path: '/wps/agent/links/:id',
  summary: 'Change a link; who registered by it keeps what it had (AGENT-7)',
  auth: 'agent',
  presence: 'active',
  params: idSchema,
  /** `days` as it was when absent. */
  body: z.strictObject({ ...termsSchema, days: z.optional(termsSchema.days) }),
  answer: linkSchema,
})

export const switchLinkCall = defineCall({
  id: 'agent.links.switch',
  method: 'POST',
  path: '/wps/agent/links/:id/state',
  summary: 'Switch a link off, or on again (AGENT-7)',
  auth: 'agent',
  presence: 'active',
  params: idSchema,
  body: z.strictObject({ isOff: z.boolean() }),
  answer: linkSchema,
})

export const removeLinkCall = defineCall({
  id: 'agent.links.remove',
  method: 'DELETE',
  path: '/wps/agent/links/:id',
  summary: 'Delete a link (AGENT-7)',
  auth: 'agent',
  presence: 'active',
  params: idSchema,
  answer: z.object({}),
})
