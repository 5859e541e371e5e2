import { CallError } from '@plaza/client/transport'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from '../../app/context'

/** How the connection is, by the browser and by what calls came to. */
export type Connection = 'online' | 'offline' | 'failing'

const lost: readonly string[] = ['network.offline', 'network.timeout']

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Follows the connection: offline as the browser says, failing while the latest call got no answer. */
export function useConnection(): Connection {
  const { queries } = useShell()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [isFailing, setFailing] = useState(false)
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        if (event.action.type === 'success') setFailing(false)
        else if (event.action.type === 'error')
          setFailing(event.action.error instanceof CallError && lost.includes(event.action.error.code))
      }),
    [queries],
  )
  if (!isOnline) return 'offline'
  return isFailing ? 'failing' : 'online'
}
