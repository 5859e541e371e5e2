import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { sessionInfoSchema } from './session-info'

/**
 * Authenticates the member again: the session gets new secrets and the previous ones end. Five wrong passwords are
 * allowed per quarter of an hour.
 */
export const reauthenticateCall = defineCall({
  id: 'session.reauthenticate',
  method: 'POST',
  path: '/wps/session/reauthenticate',
  summary: 'Give the password once more: reauth.wrong, reauth.locked; the session goes on under a new token',
  auth: 'member',
  bodyKind: 'encrypted',
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  answer: sessionInfoSchema,
})
