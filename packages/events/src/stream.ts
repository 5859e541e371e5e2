import { streamMessageSchema, type StreamMessage } from '@plaza/contract'
import { parseTabMessage, type Channel } from './cross-tab'
import type { Events } from './create-events'

export interface StreamOptions {
  url: string
  events: Events
  channel: Channel
  /** `navigator.locks`: one tab holds the stream for the whole browser. */
  locks: LockManager
  open: (url: string) => EventSource
  onMessage: (message: StreamMessage) => void
  signal: AbortSignal
}

const lockName = 'plaza-stream'

/**
 * Follows the one event stream of this browser (design §5). The tab that holds the lock keeps the connection and
 * passes every message on; when that tab goes, the next one in line takes over. Two streams a tab would starve
 * the third tab of connections.
 */
export function followStream(options: StreamOptions): void {
  const { channel, locks, signal, onMessage } = options
  const hear = (event: MessageEvent) => {
    const message = parseTabMessage(event.data)
    if (message?.kind === 'stream') onMessage(message.message)
  }
  channel.addEventListener('message', hear)
  signal.addEventListener('abort', () => channel.removeEventListener('message', hear))
  locks
    .request(lockName, { signal }, () => holdStream(options))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

/** Keeps the connection open until the signal ends; opens it anew when the account changes, because the cookie did. */
function holdStream({ url, events, channel, open, onMessage, signal }: StreamOptions): Promise<void> {
  let source = connect()
  const reconnect = events.on('session:changed', () => {
    source.close()
    source = connect()
  })
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      reconnect()
      source.close()
      resolve()
    })
  })

  function connect(): EventSource {
    const next = open(url)
    next.addEventListener('message', (event: MessageEvent<string>) => {
      const message = parseMessage(event.data)
      if (!message) return
      onMessage(message)
      channel.postMessage({ kind: 'stream', message })
    })
    return next
  }
}

function parseMessage(text: string): StreamMessage | undefined {
  try {
    const parsed = streamMessageSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // A cut line of a dying connection; the next snapshot makes up for it.
    return undefined
  }
}
