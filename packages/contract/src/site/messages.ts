import * as z from 'zod/mini'
import { defineCall } from '../kernel'

/** Unread mail and notices of an account. */
export const unreadSchema = z.object({ mail: z.int(), notices: z.int() })

export const unreadCountCall = defineCall({
  id: 'member.unread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'Unread mail and notices',
  auth: 'session',
  isBackground: true,
  answer: z.extend(unreadSchema, { value: z.int() }),
})
