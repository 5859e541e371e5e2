import * as z from 'zod/mini'
import { defineCall, epochMsSchema, sitePathSchema } from '../kernel'
import { offeredChatSchema } from './chat'

export const announcementSchema = z.object({
  id: z.string(),
  type: z.enum(['A', 'B', 'PL', 'PU', 'PR']),
  title: z.string(),
  /** Rich text, sanitised when written; sanitise again before showing. */
  content: z.string(),
  execution: z.optional(z.enum(['A', 'B', 'F'])),
  promotionType: z.optional(z.string()),
  /** Where the announcement's go-to action leads (POPUP-2), such as /m/rewardCenter. */
  goTo: z.optional(sitePathSchema),
  publishedAt: epochMsSchema,
  /** Whether the account has opened it; absent for a visitor, and for types whose opening is not kept. */
  isRead: z.optional(z.boolean()),
})
export type Announcement = z.infer<typeof announcementSchema>

export const announcementsCall = defineCall({
  id: 'content.announcements',
  method: 'GET',
  path: '/wps/announcements',
  summary: 'Announcements by type and group (NOTICE-1)',
  auth: 'none',
  isBackground: true,
  query: z.object({
    types: z.optional(z.string().check(z.maxLength(32))),
    groupName: z.optional(z.string().check(z.maxLength(32))),
    platform: z.optional(z.string().check(z.maxLength(8))),
    merchantCode: z.optional(z.string()),
    token: z.optional(z.string()),
    language: z.optional(z.string()),
  }),
  answer: z.object({
    announcements: z.array(announcementSchema),
    footer: z.object({ unreadCount: z.int() }),
  }),
})

/** Notes that an agent has opened an announcement to agents (NOTICE-2); again changes nothing. */
export const readAnnouncementCall = defineCall({
  id: 'content.readAnnouncement',
  method: 'POST',
  path: '/wps/announcements/read',
  summary: 'Mark an announcement to agents as read; request.not.found for any other (NOTICE-2)',
  auth: 'agent',
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.object({}),
})

export const helpCall = defineCall({
  id: 'content.help',
  method: 'GET',
  path: '/wps/help',
  summary: 'Help centre entries for a language (device MOBILE)',
  auth: 'none',
  query: z.object({ device: z.optional(z.string()), language: z.optional(z.string()) }),
  answer: z.object({ entries: z.array(z.object({ title: z.string(), content: z.string() })) }),
})

export const contactSchema = z.object({
  type: z.enum(['CS', 'TELEGRAM', 'FACEBOOK']),
  title: z.string(),
  /**
   * A path of this site, or an https address, sealed: the last 8 characters are the key material with which the page
   * opens it (SERVICE-2).
   */
  link: z.string(),
})
export type Contact = z.infer<typeof contactSchema>

export const contactsCall = defineCall({
  id: 'content.contacts',
  method: 'GET',
  path: '/wps/system/service/contacts',
  summary: 'Ways to reach service, by type (SERVICE-1)',
  auth: 'none',
  query: z.object({ language: z.optional(z.string()) }),
  answer: z.object({
    contacts: z.array(contactSchema),
    /** Where the merchant has a chat: the first way to reach service. Absent in answers of older gateways. */
    chat: z.optional(offeredChatSchema),
  }),
})

/** Text of the user agreement (AGREEMENT-1), rich text sanitised when written. */
export const agreementCall = defineCall({
  id: 'content.agreement',
  method: 'GET',
  path: '/wps/system/agreement',
  summary: 'User agreement in a language',
  auth: 'none',
  query: z.object({ language: z.optional(z.string()) }),
  answer: z.object({ title: z.string(), content: z.string() }),
})
