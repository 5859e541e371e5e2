import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useMemo } from 'react'
import { createIntents, type Intents } from './intents'

/** The money intents of whoever is signed in. */
export function useIntents(): Intents {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const account = session?.userName ?? ''
  return useMemo(() => createIntents(sessionStorage, account, () => crypto.randomUUID()), [account])
}
