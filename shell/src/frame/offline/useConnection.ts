import { CallError } from '@plaza/client/transport'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from '../../kernel/page/context'

/** State of the connection, from the browser's flag and the results of calls. */
export type Connection = 'online' | 'offline' | 'failing' | 'restarting' | 'stale'

/** What a failed call reveals about the connection to the servers. */
function connectionOf(error: unknown): Connection {
  if (!(error instanceof CallError)) return 'online'
  switch (error.code) {
    case 'network.offline':
    case 'network.timeout':
      return 'failing'
    case 'service.unavailable':
      return 'restarting'
    default:
      return 'online'
  }
}

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the event stream is away, so that figures in view may be old (FRAME-23). */
function useStreamLoss(): boolean {
  const { events } = useShell()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const stops = [
      events.on('stream:lost', () => setLost(true)),
      events.on('stream:restored', () => setLost(false)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
  return isLost
}

/** Follows the connection: offline by the browser's flag, otherwise the result of the latest call, then the stream. */
export function useConnection(): Connection {
  const { queries } = useShell()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [reported, setReported] = useState<Connection>('online')
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        if (event.action.type === 'success') setReported('online')
        else if (event.action.type === 'error') setReported(connectionOf(event.action.error))
      }),
    [queries],
  )
  const isStreamLost = useStreamLoss()
  if (!isOnline) return 'offline'
  return reported === 'online' && isStreamLost ? 'stale' : reported
}
