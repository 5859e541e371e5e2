import { localized, type Language } from '@plaza/contract/kernel'
import { verifyField, type FieldRule } from '@plaza/contract/identity'
import type { PasswordText } from '../../locales/password/texts'

/** What is wrong with a new withdrawal password by the merchant's rule; undefined when it may be sent. */
export function newPasswordProblem(
  rule: FieldRule,
  value: string,
  { t, language }: { t: PasswordText; language: Language },
): string | undefined {
  if (value === '') return t('password.required')
  if (verifyField(rule, value) === null) return undefined
  return rule.message ? localized(rule.message, language) : t('password.required')
}
