import { useErrorText } from '@plaza/i18n'
import { useState } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { useFieldRules } from '../../parts/field-rules/useFieldRules'
import { useLanguageRecheck } from '../../parts/field-rules/useLanguageRecheck'
import { fieldRules, type LoginField, type LoginValues } from './login-fields'

/** The errors at the fields: from their own checks, or error codes of the server in the current language. */
type Problem = { text: string; code?: string }

/** What is wrong with the fields of the login form (LOGIN-4); checked again when the language changes (LANG-1). */
export function useLoginProblems(values: LoginValues) {
  const t = useSignInText()
  const errorText = useErrorText()
  const rules = useFieldRules()
  const [problems, setProblems] = useState<Partial<Record<LoginField, Problem>>>({})

  const check = (field: LoginField): Problem | undefined => {
    const value = values[field]
    if (field === 'captcha') return value.trim() === '' ? { text: t('captcha.required') } : undefined
    // Fields that a form always requires, whatever the rule is elsewhere.
    const text = rules.check(fieldRules[field], value) ?? (value === '' ? t('rules.required') : undefined)
    return text === undefined ? undefined : { text }
  }
  const put = (field: LoginField, problem: Problem | undefined) =>
    setProblems(({ [field]: _, ...others }) => (problem ? { ...others, [field]: problem } : others))
  useLanguageRecheck(() =>
    setProblems((was) => {
      const rows = Object.entries(was) as [LoginField, Problem][]
      const again = rows.map(
        ([field, { code }]) =>
          [field, code === undefined ? check(field) : { text: errorText(code), code }] as const,
      )
      return Object.fromEntries(again.filter(([, problem]) => problem))
    }),
  )

  return {
    at: (field: LoginField): string | undefined => problems[field]?.text,
    clear: (field: LoginField) => put(field, undefined),
    clearAll: () => setProblems({}),
    /** Shows the message of a server error code at a field. */
    refuse: (field: LoginField, code: string) => put(field, { text: errorText(code), code }),
    /** Validates fields in order and shows their errors. Returns the first that fails, or undefined. */
    checkAll: (fields: readonly LoginField[]): LoginField | undefined => {
      const found = fields.map((field) => [field, check(field)] as const).filter(([, problem]) => problem)
      setProblems((was) => {
        const others = Object.entries(was).filter(([field]) => !fields.some((one) => one === field))
        return Object.fromEntries([...others, ...found])
      })
      return found[0]?.[0]
    },
  }
}
