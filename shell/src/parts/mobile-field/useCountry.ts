import { useCall } from '@plaza/client'
import { countryCall } from '@plaza/contract/identity'
import { useState } from 'react'

/** Dialling codes of a form (SMS-3). */
export interface CountryChoice {
  /** Undefined until the merchant's country has loaded, and when it fails to load; then no country is sent. */
  diallingCode: string | undefined
  countries: readonly { country: string; countryDialingCode: string }[]
  choose(diallingCode: string | undefined): void
}

/** An hour: the countries of a merchant hardly ever change. */
const staleMs = 3_600_000

/** The merchant's country and those to choose from. `choose(undefined)` goes back to the merchant's own. */
export function useCountry(chosenAtFirst?: string): CountryChoice {
  const { data } = useCall(countryCall, {}, { staleMs })
  const [chosen, choose] = useState(chosenAtFirst)
  return { diallingCode: chosen ?? data?.countryDialingCode, countries: data?.countries ?? [], choose }
}
