import { dayAt, fullYears } from '@plaza/calendar'
import { useErrorText } from '@plaza/i18n'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'

/** The error of a date of birth by the age that the merchant requires; undefined when it is valid (REG-9). */
export function useAgeCheck(): (birthDate: string, minimum: number) => string | undefined {
  const t = useSignInText()
  const errorText = useErrorText()
  const { page, serverNow } = useShell()
  return (birthDate, minimum) => {
    if (birthDate === '') return t('rules.required')
    const age = fullYears(birthDate, dayAt(page.settings.timeZone, serverNow()))
    if (age === undefined) return t('rules.wrong')
    return age >= minimum ? undefined : errorText('age.refused')
  }
}
