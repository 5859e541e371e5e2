import * as z from 'zod/mini'

/** Modes of the login form; each has a remembered sign-in of its own (LOGIN-1). */
export const loginModes = ['username', 'sms'] as const
export type LoginMode = (typeof loginModes)[number]

/** A remembered sign-in (LOGIN-2). `username` is a mobile number with `sms`, which has no password to remember. */
export const rememberedLoginSchema = z.object({
  type: z.enum(loginModes),
  username: z.string(),
  password: z.string(),
  countryDialingCode: z.optional(z.string()),
})
export type RememberedLogin = z.infer<typeof rememberedLoginSchema>
