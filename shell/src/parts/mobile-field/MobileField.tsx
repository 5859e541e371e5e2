import { inputLimits } from '@plaza/contract/kernel'
import { TextField } from '@plaza/ui/field'
import type { Ref } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { CountrySelect } from './CountrySelect'
import type { CountryChoice } from './useCountry'

export interface MobileFieldProps {
  country: CountryChoice
  value: string
  onChange: (value: string) => void
  error?: string | null
  help?: string
  isRequired?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A mobile number: at most 20 characters, telephone keyboard (LOGIN-4), with its dialling code. */
export function MobileField({ country, value, onChange, error, help, isRequired, ref }: MobileFieldProps) {
  const t = useSignInText()
  return (
    <TextField
      ref={ref}
      label={t('mobile.label')}
      name="mobileNum"
      icon="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      maxLength={inputLimits.mobileNum}
      isRequired={isRequired}
      error={error}
      help={help}
      value={value}
      onChange={onChange}
      start={<CountrySelect country={country} />}
    />
  )
}
