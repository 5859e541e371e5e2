import * as z from 'zod/mini'
import { defineCall, currencySchema, minorSchema } from '../kernel'

export const agentHomeCall = defineCall({
  id: 'agent.home',
  method: 'GET',
  path: '/wps/agent/home',
  summary: 'Own and team balance of an agent; agent.only for others (AGENT-2)',
  auth: 'agent',
  answer: z.object({
    userName: z.string(),
    /** Sum of the agent's own wallets. */
    balanceMinor: minorSchema,
    /** All accounts below, at any depth. */
    teamBalanceMinor: minorSchema,
    teamMembers: z.int(),
    currency: currencySchema,
    asOf: z.int(),
  }),
})

/** Contracts that wait for the member's answer; any non-empty field is such a contract (CONTRACT-1). */
export const contractReminderCall = defineCall({
  id: 'agent.contractReminder',
  method: 'GET',
  path: '/wps/agent/contract/reminder',
  summary: 'Which contracts are pending for the account',
  auth: 'session',
  isBackground: true,
  answer: z.object({
    dailysalreqtype: z.string(),
    divtypecompperiodreq: z.string(),
    contracthoursalreq: z.string(),
  }),
})
