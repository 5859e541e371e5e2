import { useErrorText } from '@plaza/i18n'
import { useSignInText } from '../../kernel/language/texts'
import { useAgeCheck } from '../../parts/age-fields/useAgeCheck'
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
  const checkAge = useAgeCheck()
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
      case 'birthDate':
        return checkAge(values.birthDate, settings.age.minimum)
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
