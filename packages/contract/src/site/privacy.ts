import * as z from 'zod/mini'
import { defineCall, epochMsSchema, minorSchema, currencySchema, typedTextSchema } from '../kernel'

/** Ways by which offers may be sent; each needs a consent of its own (RG-12). */
export const consentChannels = ['inbox', 'email', 'sms', 'push'] as const
export type ConsentChannel = (typeof consentChannels)[number]

/** What becomes of a request to delete what is kept: an operator decides it, or the member takes it back. */
export const deletionStates = ['open', 'dropped', 'done', 'refused'] as const
export type DeletionState = (typeof deletionStates)[number]

export const privacySchema = z.object({
  consents: z.array(z.object({ channel: z.enum(consentChannels), isGiven: z.boolean() })),
  /** The latest request to delete; null without one. */
  deletion: z.nullable(
    z.object({ id: z.string(), state: z.enum(deletionStates), askedAt: epochMsSchema, answer: z.string() }),
  ),
})
export type Privacy = z.infer<typeof privacySchema>

export const privacyCall = defineCall({
  id: 'privacy.show',
  method: 'GET',
  path: '/wps/member/privacy',
  summary: 'Consents to offers by channel, and the latest request to delete (RG-12, RG-14)',
  auth: 'member',
  answer: privacySchema,
})

export const setConsentCall = defineCall({
  id: 'privacy.consent',
  method: 'POST',
  path: '/wps/member/privacy/consent',
  summary: 'Give or withdraw the consent to offers by one channel; it applies at once',
  auth: 'member',
  body: z.strictObject({ channel: z.enum(consentChannels), isGiven: z.boolean() }),
  answer: privacySchema,
})

export const exportDataCall = defineCall({
  id: 'privacy.export',
  method: 'POST',
  path: '/wps/member/privacy/export',
  summary: 'Everything that is kept about the member, by table, without secrets; needs a fresh proof (RG-14)',
  auth: 'member',
  presence: 'recent',
  body: z.strictObject({}),
  answer: z.object({
    account: z.string(),
    madeAt: epochMsSchema,
    /** Rows by what they are about; of each the newest, at most 5,000. */
    kept: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
})
export type ExportedData = z.infer<(typeof exportDataCall)['answer']>

export const askDeletionCall = defineCall({
  id: 'privacy.deletion',
  method: 'POST',
  path: '/wps/member/privacy/deletion',
  summary: 'Ask to delete the account and what is kept; an operator decides. A repetition changes nothing',
  auth: 'member',
  presence: 'recent',
  body: z.strictObject({ reason: typedTextSchema(500) }),
  answer: privacySchema,
})

export const dropDeletionCall = defineCall({
  id: 'privacy.deletion.drop',
  method: 'POST',
  path: '/wps/member/privacy/deletion/drop',
  summary: 'Take the request to delete back before it is decided',
  auth: 'member',
  body: z.strictObject({}),
  answer: privacySchema,
})

/** Lengths of the rows of an activity statement, each with how many rows it has. */
export const statementRows = { day: 31, week: 26, month: 12 } as const
export type StatementUnit = keyof typeof statementRows

export const statementCall = defineCall({
  id: 'responsible.statement',
  method: 'GET',
  path: '/wps/member/responsible/statement',
  summary:
    'What play cost by day, week or month: time, deposits, withdrawals and net, the newest first (RG-13)',
  auth: 'member',
  query: z.object({ unit: z.enum(['day', 'week', 'month']) }),
  answer: z.object({
    rows: z.array(
      z.object({
        /** First and last day in the merchant's zone, `YYYY-MM-DD`. */
        from: z.string(),
        to: z.string(),
        /** With a game open for money. */
        minutes: z.int(),
        depositMinor: minorSchema,
        withdrawalMinor: minorSchema,
        /** Prizes, rebates and bonuses less bets. */
        netMinor: minorSchema,
      }),
    ),
    currency: currencySchema,
  }),
})
export type Statement = z.infer<(typeof statementCall)['answer']>
