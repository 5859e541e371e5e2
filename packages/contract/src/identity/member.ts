import * as z from 'zod/mini'
import { defineCall, defineEvent, epochMsSchema } from '../kernel'

export const memberInfoSchema = z.object({
  id: z.string(),
  nickname: z.nullable(z.string()),
  account: z.string(),
  type: z.int(),
  toUpline: z.boolean(),
  regDate: epochMsSchema,
  /** VIP label, when the member has a level (MEMBER-1). */
  vipLabel: z.optional(z.string()),
  /** Must change its password before anything else (CHANGE-4). */
  mustChangePassword: z.optional(z.boolean()),
  /** The change of its password declares the age of its person (REG-9). */
  mustDeclareAge: z.optional(z.boolean()),
})
export type MemberInfo = z.infer<typeof memberInfoSchema>

export const memberInfoCall = defineCall({
  id: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The signed-in account (SESSION-1)',
  auth: 'session',
  isBackground: true,
  query: z.object({ token: z.optional(z.string()) }),
  answer: memberInfoSchema,
})

/** The member has another VIP level now, which its account and its label have (VIP-1). */
export const levelChanged = defineEvent('level:changed', z.object({ level: z.int() }))

export const inviteCall = defineCall({
  id: 'member.invite',
  method: 'GET',
  path: '/wps/member/invite',
  summary: 'Own invitation code and link; feature.off unless the REFERRAL promotion is enabled',
  auth: 'member',
  answer: z.object({ code: z.string(), link: z.string(), registered: z.int() }),
})
