import { inputLimits } from '@plaza/contract/kernel'
import { TextField } from '@plaza/ui/field'
import { useSecurityText } from '../../locales/security/texts'
import css from './ContactField.module.css'
import type { Dialling } from './useDialling'

export interface ContactFieldProps {
  kind: 'mobile' | 'email'
  dialling: Dialling
  value: string
  error: string | undefined
  /** A code has been sent to it, so it stays as it is. */
  isReadOnly: boolean
  onChange: (value: string) => void
  onBlur: () => void
}

/** A mobile number with its dialling code, or an e-mail address. */
export function ContactField(props: ContactFieldProps) {
  const { kind, dialling, isReadOnly, error, value, onChange, onBlur } = props
  const t = useSecurityText()
  const shared = { isRequired: true, readOnly: isReadOnly, error, value, onChange, onBlur, name: 'contact' }
  if (kind === 'email')
    return (
      <TextField
        {...shared}
        label={t('security.newEmail')}
        icon="mail"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    )
  return (
    <TextField
      {...shared}
      label={t('security.newMobile')}
      icon="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={inputLimits.mobileNum}
      start={
        dialling.code !== undefined && (
          <select
            className={css.country}
            aria-label={t('security.country')}
            disabled={isReadOnly}
            value={dialling.code}
            onChange={(event) => dialling.choose(event.currentTarget.value)}
          >
            {dialling.countries.map(({ country, countryDialingCode }) => (
              <option key={country} value={countryDialingCode}>{`+${countryDialingCode}`}</option>
            ))}
          </select>
        )
      }
    />
  )
}
