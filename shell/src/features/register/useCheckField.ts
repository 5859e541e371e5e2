import { dayAt, fullYears } from '@plaza/calendar'
import { useErrorText } from '@plaza/i18n'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'
import type { FieldRules } from '../../parts/field-rules/useFieldRules'
import type { RegisterDraft } from './draft'
import type { FieldName } from './field-names'
import { ruleInForm } from './shown-fields'

/** `isNeeded` requires a value whatever the field's rule is. */
export type CheckField = (name: FieldName, isNeeded?: boolean) => string | undefined

/** The error of a field with its current value; undefined when it is valid (REG-2). */
export function useCheckField(
  { check, settings }: FieldRules,
  { mode, values, isDeclared }: RegisterDraft,
): CheckField {
  const t = useSignInText()
  const errorText = useErrorText()
  const { page, serverNow } = useShell()
  return (name, isNeeded = false) => {
    if (!settings) return undefined
    switch (name) {
      case 'declaration':
        return isDeclared ? undefined : errorText('declaration.required')
      case 'confirmPassword':
        if (values.confirmPassword === '') return t('register.confirmRequired')
        return values.confirmPassword === values.password ? undefined : errorText('password.mismatch')
      case 'captcha':
        if (values.captcha === '') return t('captcha.required')
        return /^\d{1,6}$/.test(values.captcha) ? undefined : errorText('captcha.wrong')
      case 'birthDate': {
        if (values.birthDate === '') return t('rules.required')
        const age = fullYears(values.birthDate, dayAt(page.settings.timeZone, serverNow()))
        if (age === undefined) return t('rules.wrong')
        return age >= settings.age.minimum ? undefined : errorText('age.refused')
      }
      case 'affiliateCode': {
        const problem = check(name, values[name], ruleInForm(name, { mode, rules: settings.rules }, ''))
        return problem !== undefined && values[name].trim() !== '' ? errorText('affiliate.invalid') : problem
      }
      default:
        return check(name, values[name], {
          ...ruleInForm(name, { mode, rules: settings.rules }, values.mobileNum),
          ...(isNeeded ? { isRequired: true } : {}),
        })
    }
  }
}
