import { fieldRuleSchema, longestField, ruleNames } from '@plaza/contract/identity'
import * as z from 'zod/mini'
import { merchantSettingsSchema } from '../../../kernel/merchants/merchant-settings'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import { defaultRules } from './register-rules'

const partSchema = z.object({
  rules: z.record(
    z.enum(ruleNames),
    fieldRuleSchema.check(
      z.refine(({ minLength = 0, maxLength = longestField }) => 0 <= minLength && minLength <= maxLength),
    ),
  ),
  /** Registration requires a captcha. */
  hasCaptcha: z.boolean(),
})

/** A merchant's settings of its registration form; not part of the public settings. */
export type RegisterPart = z.infer<typeof partSchema>

/** Registration of a merchant that has changed nothing. */
export const defaultRegister: RegisterPart = { rules: defaultRules, hasCaptcha: true }

/** As stored; a merchant from before there was registration has the defaults. */
export const registerPartSchema = z._default(partSchema, () => defaultRegister)

/** A merchant's registration form: its rules, and whether it has a captcha. */
export const registerSettings = settingsPart('register', registerPartSchema)

/** Settings as they are written for a merchant: the kernel's, and its registration form. */
export const writtenSettingsSchema = z.extend(merchantSettingsSchema, { register: registerPartSchema })
export type WrittenSettings = z.infer<typeof writtenSettingsSchema>
