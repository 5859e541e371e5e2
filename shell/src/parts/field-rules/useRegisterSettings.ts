import { useCall } from '@plaza/client'
import { registerSettingsCall } from '@plaza/contract/identity'
import { useEffect, useState } from 'react'
import { keepRules, storedRules } from './stored-rules'

/** How long an answer serves every form, ms, so that the parts of one screen make one request. */
const staleMs = 30_000

/**
 * The rules of the forms (REG-2): those of the last visit at once, then the gateway's. `settings` is undefined until
 * one of them is available; `error` is the failure of the call.
 */
export function useRegisterSettings() {
  const { data, error, refetch, isFetching } = useCall(registerSettingsCall, {}, { staleMs })
  const [latest, setLatest] = useState(() => storedRules())
  // The shown settings stay while those of another language load.
  if (data && data !== latest) setLatest(data)
  useEffect(() => {
    if (data) keepRules(data)
  }, [data])
  return { settings: data ?? latest, error, isFetching, retry: () => void refetch() }
}
