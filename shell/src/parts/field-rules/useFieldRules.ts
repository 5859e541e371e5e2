import { verifyField, type FieldRule, type RegisterSettings, type RuleName } from '@plaza/contract/identity'
import { useLanguage } from '@plaza/i18n'
import { useCallback } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { boundsText, problemText } from './rule-text'
import { tidyField } from './tidy-field'
import { useRegisterSettings } from './useRegisterSettings'

/** When the gateway's rules fail to load, fields are only required to be filled in; the gateway checks the rest. */
const withoutRules: FieldRule = { isEnabled: true, isRequired: true }

export interface FieldRules {
  /** The error of a value in the interface language; undefined when it is valid. `rule` where a form has its own. */
  check: (name: RuleName, value: string, rule?: FieldRule) => string | undefined
  /** The bounds of a field in words; undefined when it has none. */
  hint: (name: RuleName) => string | undefined
  rule: (name: RuleName) => FieldRule
  /** Undefined until the rules have loaded. */
  settings: RegisterSettings | undefined
}

/** Validates the fields of sign-in, registration and passwords by the merchant's rules (REG-2). */
export function useFieldRules(): FieldRules {
  const t = useSignInText()
  const language = useLanguage()
  const { settings } = useRegisterSettings()
  const rule = useCallback((name: RuleName) => settings?.rules[name] ?? withoutRules, [settings])
  const check = useCallback(
    (name: RuleName, value: string, given: FieldRule = rule(name)) => {
      const problem = verifyField(given, tidyField(name, value))
      return problem ? problemText(problem, name, given, language, t) : undefined
    },
    [rule, language, t],
  )
  const hint = useCallback((name: RuleName) => boundsText(name, rule(name), t), [rule, t])
  return { check, hint, rule, settings }
}
