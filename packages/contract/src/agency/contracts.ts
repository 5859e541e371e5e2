import * as z from 'zod/mini'
import { currencySchema, defineCall, defineEvent, epochMsSchema, plainLineSchema } from '../kernel'
import { contractKindSchema, contractStateSchema, contractSteps } from './contract-machine'
import { contractTermsSchema } from './contract-terms'

/** A contract as both sides see it (CONTRACT-2). */
export const contractSchema = z.object({
  id: z.string(),
  kind: contractKindSchema,
  state: contractStateSchema,
  terms: contractTermsSchema,
  /** Whether it is one's own; otherwise one that one gave. Who gave one's own is not said. */
  isMine: z.boolean(),
  /** Whether the site gave it, to an account whom nobody is above; absent in answers of earlier gateways. */
  isFromSite: z.optional(z.boolean()),
  /** Account name of who has it. */
  member: z.string(),
  /** An offer to who has a contract that goes on until it is accepted. */
  isAmendment: z.boolean(),
  offeredAt: epochMsSchema,
  /** Until when the offer can be answered. */
  expiresAt: epochMsSchema,
  /** When it became active, and the first moment that it counts. */
  acceptedAt: z.nullable(epochMsSchema),
  startsAt: z.nullable(epochMsSchema),
  /** When it reached its final state, and the last moment that it counts where it was active. */
  closedAt: z.nullable(epochMsSchema),
  endsAt: z.nullable(epochMsSchema),
})
export type Contract = z.infer<typeof contractSchema>

/** Somebody directly below whom a contract can be offered to, or who has one. */
export const contractPartySchema = z.object({
  account: z.string(),
  active: z.nullable(contractSchema),
  offered: z.nullable(contractSchema),
  /** False for an account that no new offer can be made to. */
  mayBeOffered: z.boolean(),
})

const answer = z.object({
  mine: z.object({ active: z.nullable(contractSchema), offered: z.nullable(contractSchema) }),
  /** The first of those directly below, by name, as `contractPartiesCall` has them; empty for who has no agency. */
  downlines: z.array(contractPartySchema),
  /** The latest contracts that are over, one's own and those that one gave, newest first. */
  history: z.array(contractSchema),
  currency: currencySchema,
  /** Nobody is above the account: the site gives its contracts; absent in answers of earlier gateways. */
  isAtTop: z.optional(z.boolean()),
})

export const contractPartiesCall = defineCall({
  id: 'agent.contract.parties',
  method: 'GET',
  path: '/wps/agent/contract/parties',
  summary: 'Who stands directly below, by name, with what was given to each, 20 a page (CONTRACT-2)',
  auth: 'agent',
  query: z.object({
    kind: contractKindSchema,
    /** The beginning of the name. */
    search: z.optional(z.string().check(z.maxLength(64))),
    /** The whole name: that one alone. */
    account: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    parties: z.array(contractPartySchema),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})

export const salaryContractCall = defineCall({
  id: 'agent.contract.daily',
  method: 'GET',
  path: '/wps/agent/contract/dailySalary',
  summary: 'Daily salary: the contract of the account, and those of who stands directly below (CONTRACT-2)',
  auth: 'member',
  answer,
})

export const dividendContractCall = defineCall({
  id: 'agent.contract.dividend',
  method: 'GET',
  path: '/wps/agent/contract/dividend',
  summary: 'Dividend: the contract of the account, and those of who stands directly below (CONTRACT-2)',
  auth: 'member',
  answer,
})

export const hourlyContractCall = defineCall({
  id: 'agent.contract.hourly',
  method: 'POST',
  path: '/wps/agent/contract/hourlySalary',
  summary: 'Hourly salary: the contract of the account, and those of who stands directly below (CONTRACT-2)',
  auth: 'member',
  body: z.object({}),
  answer,
})

export const offerContractCall = defineCall({
  id: 'agent.contract.offer',
  method: 'POST',
  path: '/wps/agent/contract/offer',
  summary: 'Offer a contract to somebody directly below, or an amendment to who has one (CONTRACT-2)',
  auth: 'agent',
  presence: 'active',
  body: z.strictObject({
    kind: contractKindSchema,
    /** Account name of somebody directly below. */
    to: plainLineSchema(64),
    terms: contractTermsSchema,
  }),
  answer: z.object({ contract: contractSchema }),
})

export const contractStepCall = defineCall({
  id: 'agent.contract.step',
  method: 'POST',
  path: '/wps/agent/contract/step',
  summary: 'Accept or reject an offer, withdraw one, or end a contract that one gave (CONTRACT-2)',
  auth: 'member',
  presence: 'active',
  body: z.strictObject({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    step: z.enum(contractSteps),
  }),
  answer: z.object({ contract: contractSchema }),
})

/** A contract of the account, or one that it gave, has another state. */
export const contractChanged = defineEvent(
  'contract:changed',
  z.object({ id: z.string(), kind: contractKindSchema, state: contractStateSchema }),
)
