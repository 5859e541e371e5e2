import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { loginAnswerSchema } from './sign-in'

/** A code of an authenticator, or a recovery code, as it is typed. */
const secondCodeSchema = z.string().check(z.minLength(1), z.maxLength(32))

/**
 * The second step of a sign-in that answered `login.step.required`; which sign-in it is, a cookie says.
 * @throws login.step.expired; login.step.wrong with how many tries are `left`; login.step.locked with `retryAt`
 */
export const loginStepCall = defineCall({
  id: 'session.login.step',
  method: 'POST',
  path: '/wps/session/login/step',
  summary: 'Finish a sign-in by a code of the authenticator or a recovery code',
  auth: 'none',
  bodyKind: 'encrypted',
  body: z.strictObject({ code: secondCodeSchema }),
  answer: loginAnswerSchema,
})

/** The authenticator of an account. */
export const authenticatorCall = defineCall({
  id: 'security.authenticator',
  method: 'GET',
  path: '/wps/member/security/authenticator',
  summary: 'Whether an authenticator is asked at sign-in, and how many recovery codes are left',
  auth: 'member',
  answer: z.object({ isOn: z.boolean(), codesLeft: z.int() }),
})

export const beginAuthenticatorCall = defineCall({
  id: 'security.authenticator.begin',
  method: 'POST',
  path: '/wps/member/security/authenticator',
  summary: 'Begin to set an authenticator up: its secret, once, for ten minutes',
  auth: 'member',
  presence: 'recent',
  answer: z.object({
    /** Base32. */
    secret: z.string(),
    /** `otpauth://…` for a QR code. */
    uri: z.string(),
  }),
})

/** @throws authenticator.code */
export const confirmAuthenticatorCall = defineCall({
  id: 'security.authenticator.confirm',
  method: 'PUT',
  path: '/wps/member/security/authenticator',
  summary: 'Confirm the authenticator by its first code; ten recovery codes, shown this once',
  auth: 'member',
  presence: 'recent',
  bodyKind: 'encrypted',
  body: z.strictObject({ code: secondCodeSchema }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** @throws authenticator.code; request.rate.limited with `retryAt` */
export const removeAuthenticatorCall = defineCall({
  id: 'security.authenticator.remove',
  method: 'POST',
  path: '/wps/member/security/authenticator/remove',
  summary: 'Remove the authenticator by one of its codes or a recovery code; withdrawals wait for a day',
  auth: 'member',
  presence: 'recent',
  bodyKind: 'encrypted',
  body: z.strictObject({ code: secondCodeSchema }),
  answer: z.object({}),
})

/** @throws authenticator.code; request.rate.limited with `retryAt` */
export const recoveryCodesCall = defineCall({
  id: 'security.authenticator.codes',
  method: 'POST',
  path: '/wps/member/security/authenticator/codes',
  summary: 'Ten new recovery codes by a code of the authenticator; earlier ones no longer work',
  auth: 'member',
  presence: 'recent',
  bodyKind: 'encrypted',
  body: z.strictObject({ code: secondCodeSchema }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
})
