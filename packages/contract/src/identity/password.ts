import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { birthDateSchema } from './register'
import { diallingCodeSchema } from './sign-in'
import { mobileNumSchema } from './verification'

const password = z.string().check(z.minLength(1), z.maxLength(128))

/** Requests an e-mail for a forgotten password: form-encoded, and with the same answer for everybody (FORGOT-2). */
export const passwordEmailCall = defineCall({
  id: 'password.email',
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Send a one-time link for a new password, if username and e-mail belong together',
  auth: 'none',
  bodyKind: 'form',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    email: z.string().check(z.minLength(3), z.maxLength(254)),
  }),
  answer: z.object({}),
})

/** Sets a new password with the code in the e-mail's link (`/m/forget?code=…`). */
export const passwordResetCall = defineCall({
  id: 'password.reset',
  method: 'POST',
  path: '/wps/member/password/reset',
  summary: 'Set a new password by the one-time code of an e-mail; all sessions end',
  auth: 'none',
  bodyKind: 'encrypted',
  body: z.strictObject({ code: z.string().check(z.minLength(16), z.maxLength(128)), newPassword: password }),
  answer: z.object({ userName: z.string() }),
})

/** Sets a new password with an SMS code; the page then signs in with it (FORGOT-3). */
export const passwordPhoneCall = defineCall({
  id: 'password.phone',
  method: 'POST',
  path: '/wps/member/password/phone',
  summary: 'Set a new password by an SMS code; all sessions end',
  auth: 'none',
  bodyKind: 'encrypted',
  body: z.strictObject({
    newPassword: password,
    mobileNum: mobileNumSchema,
    countryDialingCode: z.optional(diallingCodeSchema),
    verificationCode: z.string().check(z.minLength(1), z.maxLength(10)),
  }),
  answer: z.object({ userName: z.string() }),
})

/** Changes the password of the session (CHANGE-1); other sessions end, this one continues. */
export const passwordChangeCall = defineCall({
  id: 'password.change',
  method: 'POST',
  path: '/wps/member/password/v2',
  summary:
    'Change the own password; modify.new.old.same, password.old.wrong, password.weak, declaration.required',
  auth: 'member',
  bodyKind: 'encrypted',
  body: z.strictObject({
    oldPassword: password,
    newPassword: password,
    confirmNewPassword: password,
    /** Where `mustDeclareAge` of the account is true, as in a registration (REG-9). */
    declaration: z.optional(z.boolean()),
    birthDate: z.optional(birthDateSchema),
  }),
  answer: z.object({}),
})
