import { useSignInText } from '../../kernel/language/texts'
import type { useFieldRules } from '../field-rules/useFieldRules'

/** The values of a new password and its confirmation. */
interface PasswordPair {
  newPassword: string
  confirmPassword: string
}

/** What is wrong with a new password by the merchant's rules, or with its confirmation; undefined when nothing is. */
export function useNewPasswordCheck(rules: ReturnType<typeof useFieldRules>) {
  const t = useSignInText()
  return (field: keyof PasswordPair, { newPassword, confirmPassword }: PasswordPair): string | undefined => {
    if (field === 'newPassword') return rules.check('password', newPassword)
    if (confirmPassword === '') return t('change.confirmRequired')
    return confirmPassword === newPassword ? undefined : t('change.mismatch')
  }
}
