import * as z from 'zod/mini'
import { defineCall, localizedSchema, moduleIds } from '../kernel'
import { diallingCodeSchema, loginAnswerSchema } from './sign-in'

/** The 17 fields that a merchant configures (REG-2), in the order of the form. */
export const registerFieldNames = [
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
] as const
export type RegisterFieldName = (typeof registerFieldNames)[number]

/** Rules of the other forms, validated by the same function (REG-2). */
export const ruleNames = [...registerFieldNames, 'loginUsername', 'loginPassword', 'loginMobileNum'] as const
export type RuleName = (typeof ruleNames)[number]

/** How one field is checked. A field that is not required passes when empty (REG-2). */
export const fieldRuleSchema = z.object({
  isEnabled: z.boolean(),
  isRequired: z.boolean(),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  /** Source of a regular expression (flag `u`) that the whole value must match. */
  pattern: z.optional(z.string()),
  /** Shown when the pattern does not match, by language; a text of the catalogue when absent. */
  message: z.optional(localizedSchema),
})
export type FieldRule = z.infer<typeof fieldRuleSchema>

/** Validation data of a merchant (REG-2); stored as `regValidatas`. */
export const registerSettingsSchema = z.object({
  rules: z.record(z.enum(ruleNames), fieldRuleSchema),
  /** Registration requires a captcha. */
  hasCaptcha: z.boolean(),
  /** The age declaration and birth date that this merchant's profile requires (REG-9). */
  age: z.object({ minimum: z.int(), needsDeclaration: z.boolean(), needsBirthDate: z.boolean() }),
})
export type RegisterSettings = z.infer<typeof registerSettingsSchema>

export const registerSettingsCall = defineCall({
  id: 'system.setting.register',
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Rules of the fields of registration and sign-in',
  auth: 'none',
  answer: registerSettingsSchema,
})

export const registerMethods = ['APP', 'H5', 'PWA', 'WEBCLIP'] as const

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)))

/** A date of birth, `YYYY-MM-DD`. */
export const birthDateSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Registration payload (REG-6), in its encrypted body. Empty fields travel as empty text. Unknown fields are refused. */
export const registerBodySchema = z.strictObject({
  /** Absent in forms of earlier releases. */
  module: z.optional(z.literal(moduleIds.registration)),
  countryDialingCode: z.optional(diallingCodeSchema),
  /** Host name of the site on which the person registered. */
  registerUrl: z.string().check(z.maxLength(255)),
  registerMethod: z.enum(registerMethods),
  username: text(64),
  password: text(128),
  /** Same as `password`; the form has compared them. */
  confirmPassword: text(128),
  affiliateCode: text(64),
  paymentPassword: text(32),
  recommenderId: text(64),
  nickname: text(64),
  payeeName: text(128),
  email: text(254),
  mobileNum: text(20),
  idNumber: text(64),
  qqNum: text(64),
  facebook: text(128),
  wechat: text(64),
  line: text(64),
  whatsapp: text(64),
  zalo: text(64),
  captcha: text(6),
  /** Always 0: a player. */
  type: z.literal(0),
  domain: z.string().check(z.maxLength(255)),
  verificationCode: text(10),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: text(8192),
  /** `YYYY-MM-DD`, where the profile requires it. If it is sent anyway, a person who is too young is still refused. */
  birthDate: z.optional(birthDateSchema),
  /** The declaration "I am of age, and not barred", where the profile requires it. */
  declaration: z.optional(z.boolean()),
})
export type RegisterBody = z.input<typeof registerBodySchema>

const registering = {
  method: 'PUT',
  auth: 'none',
  bodyKind: 'encrypted',
  body: registerBodySchema,
  answer: loginAnswerSchema,
} as const

/** Registers with a username and signs in. @throws register.field (with `value.field`), username.taken, name.reserved, age.refused, … */
export const memberRegisterCall = defineCall({
  ...registering,
  id: 'member.register',
  path: '/wps/member/register',
  summary: 'Register with a username; the new member is signed in',
})

/** Registers with a mobile number, which becomes the name to sign in with. */
export const memberRegisterMobileCall = defineCall({
  ...registering,
  id: 'member.register.mobile',
  path: '/wps/member/register/mobile',
  summary: 'Register with a mobile number; the new member is signed in',
})

/**
 * Parameters of an invitation link to `/m/register`: an agent's own code, or that of a member who recommends the site.
 */
export const inviteParams = { agent: 'affiliateCode', member: 'recommenderId' } as const
