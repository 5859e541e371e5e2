import { memberTypes } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useState } from 'react'
import { useReachedLimit, type ReachedLimit } from '../../play/useReachedLimit'

/**
 * The member's limit on play that came to be reached while a table is open, here or in another page; undefined when none (RG-3).
 * `onReached` is called when one is.
 */
export function useOwnLimit(onReached: () => void): ReachedLimit | undefined {
  const { session } = useStoreValue(useRemote().events.session)
  const [reached, setReached] = useState<ReachedLimit>()
  useReachedLimit(session !== null && session.type !== memberTypes.trial, (found) => {
    setReached(found)
    if (found) onReached()
  })
  return session ? reached : undefined
}
