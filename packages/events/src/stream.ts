import { pushSchema, type Push } from '@plaza/contract/page'
import { parseTabMessage, type Channel } from './cross-tab'
import type { Events } from './create-events'

export interface StreamOptions {
  url: string
  events: Events
  channel: Channel
  /** `navigator.locks`: one tab holds the stream for the whole browser. */
  locks: LockManager
  open: (url: string) => EventSource
  onPush: (push: Push) => void
  /**
   * Whether the stream is lost for now, so that another source has to be polled; reported by the tab that holds it.
   */
  onLost: (isLost: boolean) => void
  /** From 0 to 1: spreads reconnections of many browsers. */
  random: () => number
  signal: AbortSignal
}

/** A new name, because tabs of earlier shells forward messages of another form. */
const lockName = 'plaza-push'
/** Delay before a stream that ended for good is reopened, ms: doubled from the first to the longest. */
const firstWaitMs = 1_000
const longestWaitMs = 30_000

/**
 * Follows the one event stream of this browser (EVENT-2). The tab that holds the lock keeps the connection and
 * passes every message on; when that tab goes, the next one in line takes over. Two streams a tab would starve
 * the third tab of connections.
 */
export function followStream(options: StreamOptions): void {
  const { channel, locks, signal, onPush } = options
  const onMessage = (event: MessageEvent) => {
    const message = parseTabMessage(event.data)
    if (message?.kind === 'push') onPush(message.push)
  }
  channel.addEventListener('message', onMessage)
  signal.addEventListener('abort', () => channel.removeEventListener('message', onMessage))
  locks
    .request(lockName, { signal }, () => holdStream(options))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

/**
 * Keeps the connection open until the signal aborts. Reopens it when the account changes, because the cookie did, and
 * when it ended for good: browsers reconnect by themselves only after a broken connection, not after a refusal.
 */
function holdStream(options: StreamOptions): Promise<void> {
  const { url, events, channel, open, onPush, onLost, random, signal } = options
  let tries = 0
  let wasLost = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let source = connect()
  const reconnect = (): void => {
    clearTimeout(timer)
    source.close()
    source = connect()
  }
  const off = events.on('session:changed', reconnect)
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      off()
      clearTimeout(timer)
      source.close()
      resolve()
    })
  })

  function connect(): EventSource {
    const next = open(url)
    next.addEventListener('open', () => {
      tries = 0
      onLost(false)
      if (wasLost) events.say('stream:restored', {})
      wasLost = false
    })
    next.addEventListener('error', () => {
      if (next === source) wasLost = true
      if (next !== source || next.readyState !== next.CLOSED) return
      onLost(true)
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** tries) * (0.5 + random() / 2)
      tries += 1
      timer = setTimeout(reconnect, waitMs)
    })
    next.addEventListener('message', (event: MessageEvent<string>) => {
      const push = parsePush(event.data)
      if (!push) return
      onPush(push)
      channel.postMessage({ kind: 'push', push })
    })
    return next
  }
}

function parsePush(text: string): Push | undefined {
  try {
    const parsed = pushSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // A cut line of a dying connection; the next snapshot makes up for it.
    return undefined
  }
}
