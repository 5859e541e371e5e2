import * as z from 'zod/mini'

/** Modes of the login form; each remembers its own sign-in (LOGIN-1). */
export const loginModes = ['username', 'sms'] as const
export type LoginMode = (typeof loginModes)[number]

/** A remembered sign-in (LOGIN-2). With `sms`, `username` is a mobile number, and there is no password to remember. */
export const rememberedLoginSchema = z.object({
  type: z.enum(loginModes),
  username: z.string(),
  password: z.string(),
  countryDialingCode: z.optional(z.string()),
})
export type RememberedLogin = z.infer<typeof rememberedLoginSchema>
