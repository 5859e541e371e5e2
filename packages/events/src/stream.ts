import { pushSchema, type Push } from '@plaza/contract/page'
import { parseTabMessage, type Channel } from './cross-tab'
import type { ReadableStore } from './store'
import type { HostEvents } from './create-events'
import { gatherTopics } from './topics'

export interface StreamOptions {
  url: string
  /** Address of a stream that reports only these topics; absent where the edge cannot filter, and `url` reports everything. */
  addressOf?: ((topics: readonly string[]) => string) | undefined
  events: HostEvents
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
/** A name of its own, because a stream with topics sends nothing to tabs of earlier shells, which name no topics. */
const topicsLockName = 'plaza-topics'
/** How long more topics are gathered before the stream is reopened, ms; dropping topics is less urgent. */
const widenMs = 300
const narrowMs = 30_000
/** Delay before a stream that ended for good is reopened, ms: doubled from the first to the longest. */
const firstWaitMs = 1_000
const longestWaitMs = 30_000
/** A stream that comes back sooner was never away for a person, ms (FRAME-23). */
const noticedMs = 3_000

/**
 * Follows the one event stream of this browser (EVENT-2). The tab that holds the lock keeps the connection and
 * passes every message on; when that tab goes, the next one in line takes over. Two streams a tab would starve
 * the third tab of connections.
 */
export function followStream(options: StreamOptions): void {
  const { addressOf, channel, events, locks, signal, onPush } = options
  const onMessage = (event: MessageEvent) => {
    const message = parseTabMessage(event.data)
    if (message?.kind === kindOf(options)) onPush(message.push)
    // What a tab learned by asking, without the stream.
    else if (message?.kind === 'push' && message.push.event === 'registry:revised') onPush(message.push)
  }
  const topics = addressOf && gatherTopics({ own: events.topics, channel, page: globalThis, signal })
  channel.addEventListener('message', onMessage)
  signal.addEventListener('abort', () => channel.removeEventListener('message', onMessage))
  locks
    .request(topics ? topicsLockName : lockName, { signal }, () => holdStream(options, topics))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

/** Tabs of earlier shells have their own stream, and would hear twice. */
const kindOf = ({ addressOf }: Pick<StreamOptions, 'addressOf'>) => (addressOf ? 'news' : 'push')

/**
 * Keeps the connection open until the signal aborts. Reopens it when the account changes, because the cookie did, and
 * when it ended for good: browsers reconnect by themselves only after a broken connection, not after a refusal.
 */
function holdStream(options: StreamOptions, topics?: ReadableStore<readonly string[]>): Promise<void> {
  const { url, addressOf, events, channel, open, onPush, onLost, random, signal } = options
  let told: readonly string[] = []
  let tries = 0
  let wasLost = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let noticing: ReturnType<typeof setTimeout> | undefined
  /** Open until `source` is, while that one takes its place. */
  let former: EventSource | undefined
  let source = connect()
  const closeFormer = () => {
    former?.close()
    former = undefined
  }
  const close = () => {
    clearTimeout(timer)
    closeFormer()
    source.close()
  }
  const startNoticing = () => {
    noticing ??= setTimeout(() => events.say('stream:lost', {}), noticedMs)
  }
  const stopNoticing = () => {
    clearTimeout(noticing)
    noticing = undefined
  }
  const reconnect = (): void => {
    close()
    source = connect()
  }
  const off = events.on('session:changed', reconnect)
  let changing: ReturnType<typeof setTimeout> | undefined
  /** The new stream is open before the old one ends, so that nothing is missed between them. */
  const change = () => {
    // One that has ended is opened again anyway.
    if (source.readyState === source.CLOSED || told.join() === topics?.getState().join()) return
    if (former) source.close()
    former ??= source
    source = connect()
  }
  const stop = topics?.subscribe((wanted) => {
    clearTimeout(changing)
    const isMore = wanted.some((topic) => !told.includes(topic))
    changing = setTimeout(change, isMore ? widenMs : narrowMs)
  })
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      off()
      stop?.()
      clearTimeout(changing)
      stopNoticing()
      close()
      resolve()
    })
  })

  function connect(): EventSource {
    told = topics?.getState() ?? []
    const next = open(addressOf ? addressOf(told) : url)
    next.addEventListener('open', () => {
      if (next === source) closeFormer()
      tries = 0
      stopNoticing()
      onLost(false)
      if (wasLost) events.say('stream:restored', {})
      wasLost = false
    })
    next.addEventListener('error', () => {
      if (next !== source) return
      closeFormer()
      wasLost = true
      startNoticing()
      if (next.readyState !== next.CLOSED) return
      onLost(true)
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** tries) * (0.5 + random() / 2)
      tries += 1
      timer = setTimeout(reconnect, waitMs)
    })
    next.addEventListener('message', (event: MessageEvent<string>) => {
      const push = parsePush(event.data)
      if (!push) return
      onPush(push)
      channel.postMessage({ kind: kindOf(options), push })
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
