import type { FieldRule, RegisterFieldName } from '@plaza/contract/identity'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { hasFlag } from '../../../kernel/http/request-merchant'
import { registerSettings, type RegisterWay } from '../registration-rules'

/** The rule of each field in the form of a registration method; a field that is off is not in the form (REG-2). */
export function formRules(
  merchant: Merchant,
  way: RegisterWay,
  { hasNumber }: { hasNumber: boolean },
): Record<RegisterFieldName, FieldRule> {
  const { rules } = registerSettings(merchant)
  const isMobile = way === 'mobile'
  const needed = (rule: FieldRule): FieldRule => ({ ...rule, isEnabled: true, isRequired: true })
  const off = (rule: FieldRule): FieldRule => ({ ...rule, isEnabled: false })
  const asksCode = isMobile || (rules.mobileNum.isEnabled && hasFlag(merchant, 'REGMOBVERF3') && hasNumber)
  return {
    ...rules,
    username: isMobile ? off(rules.username) : needed(rules.username),
    password:
      isMobile && !hasFlag(merchant, 'MOBILENUMPASSREG3') ? off(rules.password) : needed(rules.password),
    mobileNum: isMobile ? needed(rules.mobileNum) : rules.mobileNum,
    verificationCode: asksCode ? needed(rules.verificationCode) : off(rules.verificationCode),
  }
}
