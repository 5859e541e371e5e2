import { useLanguage } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useMemo } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { countryName } from './country-name'
import type { CountryChoice } from './useCountry'
import styles from './CountrySelect.module.css'

/** The dialling code before a mobile number, chosen in the device's native select. A single country is plain text. */
export function CountrySelect({ country }: { country: CountryChoice }) {
  const t = useSignInText()
  const language = useLanguage()
  const { diallingCode, countries, choose } = country
  const options = useMemo(
    () =>
      countries.map((row) => ({
        code: row.countryDialingCode,
        text: `${countryName(row.country, language)} +${row.countryDialingCode}`,
      })),
    [countries, language],
  )
  if (diallingCode === undefined) return null
  const shown = <bdi translate="no" dir="ltr">{`+${diallingCode}`}</bdi>
  if (options.length < 2) return <span className={styles.code}>{shown}</span>
  return (
    <span className={styles.code}>
      <span aria-hidden className={styles.shown}>
        {shown}
        <Icon name="chevron-down" size={16} />
      </span>
      <select
        className={styles.select}
        aria-label={t('mobile.country')}
        name="countryDialingCode"
        autoComplete="tel-country-code"
        value={diallingCode}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map(({ code, text }) => (
          <option key={text} value={code}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
