import {
  registerFieldNames,
  type FieldRule,
  type RegisterFieldName,
  type RegisterSettings,
} from '@plaza/contract/identity'
import type { Flags } from '@plaza/contract/site'
import type { RegisterMode } from './register-modes'

type Rules = RegisterSettings['rules']

export interface FormSituation {
  mode: RegisterMode
  rules: Rules
  flags: Flags
  /** The address has no valid code, so the affiliate field is shown where it is enabled. */
  needsAffiliate: boolean
}

/** Whether a field is in the form (REG-2): by the rules, and for some by tab and flag. */
function isShown(name: RegisterFieldName, { mode, rules, flags, needsAffiliate }: FormSituation): boolean {
  const isMobile = mode === 'mobile'
  const { isEnabled } = rules[name]
  switch (name) {
    case 'username':
      return !isMobile
    case 'password':
      return !isMobile || flags['MOBILENUMPASSREG3'] === true
    case 'mobileNum':
      return isMobile || isEnabled
    case 'verificationCode':
      return isMobile || (rules.mobileNum.isEnabled && flags['REGMOBVERF3'] === true)
    case 'affiliateCode':
      return isEnabled && needsAffiliate
    default:
      return isEnabled
  }
}

/** The fields of a tab in the contract's order; on the mobile tab the number, which is the name there, comes first. */
export function shownFields(situation: FormSituation): RegisterFieldName[] {
  const shown = registerFieldNames.filter((name) => isShown(name, situation))
  if (situation.mode === 'username') return shown
  const first: RegisterFieldName[] = ['mobileNum', 'verificationCode']
  return [...first, ...shown.filter((name) => !first.includes(name))]
}

/**
 * The rule of a field in the form: fields used to sign in are always required, and so is the dialling code of a given
 * number.
 */
export function ruleInForm(
  name: RegisterFieldName,
  { mode, rules }: Pick<FormSituation, 'mode' | 'rules'>,
  mobileNum: string,
): FieldRule {
  const needed = { ...rules[name], isEnabled: true, isRequired: true }
  switch (name) {
    case 'username':
    case 'password':
      return needed
    case 'mobileNum':
      return mode === 'mobile' ? needed : rules.mobileNum
    case 'verificationCode':
      return mode === 'mobile' || rules.mobileNum.isRequired || mobileNum !== ''
        ? needed
        : { ...rules.verificationCode, isEnabled: true, isRequired: false }
    default:
      return rules[name]
  }
}
