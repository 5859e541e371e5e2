import * as z from 'zod/mini'
import { defineCall } from '../kernel'

/** Whether an affiliate code exists at this merchant; affiliate.invalid when not (AFFILIATE-1). */
export const affiliateCall = defineCall({
  id: 'agent.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Check an affiliate code',
  auth: 'none',
  query: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(64)),
    domain: z.optional(z.string().check(z.maxLength(255))),
  }),
  answer: z.object({}),
})
