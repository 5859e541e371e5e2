import { useCall } from '@plaza/client'
import { registerSettingsCall } from '@plaza/contract/identity'
import { useEffect, useState } from 'react'
import { keepRules, storedRules } from './stored-rules'

/** ms for which an answer serves every form: parts of one screen ask once. */
const staleMs = 30_000

/**
 * The rules of the forms (REG-2): those of the last visit at once, then the gateway's. `settings` is undefined until
 * one of them is available; `error` is the failure of the call.
 */
export function useRegisterSettings() {
  const { data, error, refetch, isFetching } = useCall(registerSettingsCall, {}, { staleMs })
  const [latest, setLatest] = useState(() => storedRules())
  // What is shown stays while another language's answer is on its way.
  if (data && data !== latest) setLatest(data)
  useEffect(() => {
    if (data) keepRules(data)
  }, [data])
  return { settings: data ?? latest, error, isFetching, retry: () => void refetch() }
}
