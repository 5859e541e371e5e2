import * as z from 'zod/mini'
import {
  askedAmountMinorSchema,
  currencySchema,
  defineCall,
  defineEvent,
  epochMsSchema,
  minorSchema,
} from '../kernel'
import { fieldRuleSchema } from '../identity'
import { balanceSchema, paymentPasswordSchema, remarkSchema } from '../money'

/** How an envelope's amount is divided among its packets. */
export const envelopeSplits = ['equal', 'random'] as const
export type EnvelopeSplit = (typeof envelopeSplits)[number]

/** `open`: packets are left. `finished`: all were opened. `over`: its time passed, and what was left went back. */
export const envelopeStates = ['open', 'finished', 'over'] as const
export type EnvelopeState = (typeof envelopeStates)[number]

/** How long an envelope can be opened, ms. */
export const envelopeLifetimeMs = 24 * 60 * 60_000
/** Packets of one envelope at most. */
export const mostPackets = 1_000
/** Receivers that can be named at most; otherwise it is for everybody directly below. */
export const mostReceivers = 200

const idSchema = z.string().check(z.minLength(1), z.maxLength(64))

/** An envelope as the agent sees it that made it (ENVELOPE-1). */
export const sentEnvelopeSchema = z.object({
  id: z.string(),
  state: z.enum(envelopeStates),
  amountMinor: minorSchema,
  packets: z.int(),
  split: z.enum(envelopeSplits),
  message: z.string(),
  /** How many were named; null: everybody directly below. */
  receivers: z.nullable(z.int()),
  /** Packets that were opened, and what was in them. */
  openedPackets: z.int(),
  openedMinor: minorSchema,
  /** What went back to the agent; 0 until its time is over. */
  returnedMinor: minorSchema,
  createdAt: epochMsSchema,
  expiresAt: epochMsSchema,
})
export type SentEnvelope = z.infer<typeof sentEnvelopeSchema>

export const sentEnvelopesCall = defineCall({
  id: 'agent.envelopes',
  method: 'GET',
  path: '/wps/agent/envelopes',
  summary: 'Red envelopes of the agent, newest first, 20 a page, and on what terms it makes one (ENVELOPE-1)',
  auth: 'agent',
  isBackground: true,
  query: z.object({ pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))) }),
  answer: z.object({
    envelopes: z.array(sentEnvelopeSchema),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
    minMinor: minorSchema,
    maxMinor: minorSchema,
    withdrawableMinor: minorSchema,
    currency: currencySchema,
    /** How often what was in a packet has to be bet before it can be withdrawn. */
    wagering: z.int(),
    hasPaymentPassword: z.boolean(),
    paymentPasswordRule: fieldRuleSchema,
  }),
})

export const sendEnvelopeCall = defineCall({
  id: 'agent.envelopes.send',
  method: 'POST',
  path: '/wps/agent/envelopes',
  summary: 'Make a red envelope for everybody directly below, or for some of them; open for 24 hours',
  auth: 'agent',
  idempotent: true,
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({
    amountMinor: askedAmountMinorSchema,
    packets: z.int().check(z.minimum(1), z.maximum(mostPackets)),
    split: z.enum(envelopeSplits),
    message: z.optional(remarkSchema),
    /** Ids of members directly below; absent: everybody directly below. */
    receivers: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(mostReceivers))),
    paymentPassword: paymentPasswordSchema,
  }),
  carriesBalance: 'field',
  answer: z.object({ envelope: sentEnvelopeSchema, balance: balanceSchema }),
})

/** An envelope as somebody sees it who can open it, or has. */
export const gotEnvelopeSchema = z.object({
  id: z.string(),
  message: z.string(),
  expiresAt: epochMsSchema,
  /** When one opened it, and what was in the packet; null before. */
  openedAt: z.nullable(epochMsSchema),
  amountMinor: z.nullable(minorSchema),
  wagering: z.int(),
})
export type GotEnvelope = z.infer<typeof gotEnvelopeSchema>

export const envelopesCall = defineCall({
  id: 'envelopes.show',
  method: 'GET',
  path: '/wps/envelopes',
  summary: 'Red envelopes from who is directly above: those to open, and the last that were opened',
  auth: 'member',
  isBackground: true,
  answer: z.object({
    waiting: z.array(gotEnvelopeSchema),
    opened: z.array(gotEnvelopeSchema),
    currency: currencySchema,
  }),
})

export const openEnvelopeCall = defineCall({
  id: 'envelopes.open',
  method: 'POST',
  path: '/wps/envelopes/open',
  summary: 'Open a red envelope: one packet, credited at once; once for a member',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({ id: idSchema }),
  carriesBalance: 'field',
  answer: z.object({ envelope: gotEnvelopeSchema, balance: balanceSchema }),
})

/** An envelope that the account made or can open was made, opened or is over. */
export const envelopeChanged = defineEvent('envelope:changed', z.object({ id: z.string() }))
