import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useMemo } from 'react'
import { createIntents, type Intents } from './intents'
import { intentsKey } from './intents-key'

/** The money intents of this remote and the signed-in account; `key` is a storage key of their own, where they have one. */
export function useIntents(key?: string): Intents {
  const { events, remote } = useRemote()
  const { session } = useStoreValue(events.session)
  const account = session?.userName ?? ''
  return useMemo(
    () =>
      createIntents({
        storage: sessionStorage,
        storageKey: key ?? intentsKey(remote),
        account,
        newKey: () => crypto.randomUUID(),
      }),
    [account, key, remote],
  )
}
