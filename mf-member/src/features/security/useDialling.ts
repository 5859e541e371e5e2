import { useCall } from '@plaza/client'
import { countryCall } from '@plaza/contract/identity'
import { useState } from 'react'

/** The dialling code of a number that is being entered, and those to choose from; none until they are known. */
export function useDialling(isWanted: boolean) {
  const { data } = useCall(countryCall, {}, { enabled: isWanted })
  const [chosen, choose] = useState<string>()
  return { code: chosen ?? data?.countryDialingCode, countries: data?.countries ?? [], choose }
}

export type Dialling = ReturnType<typeof useDialling>
