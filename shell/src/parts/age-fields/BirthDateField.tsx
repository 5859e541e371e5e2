import { dayAt, oldestBirthDate } from '@plaza/calendar'
import { TextField } from '@plaza/ui/field'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'

export interface BirthDateFieldProps {
  /** Age in years that the merchant requires. */
  minimum: number
  /** `YYYY-MM-DD`, or empty. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The date of birth where the merchant's profile asks for it (REG-9); its control is named `birthDate`. */
export function BirthDateField({ minimum, ...field }: BirthDateFieldProps) {
  const t = useSignInText()
  const { page, serverNow } = useShell()
  return (
    <TextField
      type="date"
      name="birthDate"
      icon="calendar"
      label={t('register.birthDate')}
      help={t('register.birthDateHelp', { age: minimum })}
      isRequired
      autoComplete="bday"
      min={oldestBirthDate}
      max={dayAt(page.settings.timeZone, serverNow())}
      {...field}
    />
  )
}
