import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useMemo } from 'react'
import { createIntents, type Intents } from './intents'
import { intentsKey } from './intents-key'

/** The money intents of this remote and the signed-in account. */
export function useIntents(): Intents {
  const { events, remote } = useRemote()
  const { session } = useStoreValue(events.session)
  const account = session?.userName ?? ''
  return useMemo(
    () =>
      createIntents({
        storage: sessionStorage,
        storageKey: intentsKey(remote),
        account,
        newKey: () => crypto.randomUUID(),
      }),
    [account, remote],
  )
}
