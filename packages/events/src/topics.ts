import { createStore } from 'zustand/vanilla'
import { parseTabMessage, type Channel } from './cross-tab'
import type { ReadableStore } from './store'

interface TopicsOptions {
  /** The topics that this tab subscribes to. */
  own: ReadableStore<readonly string[]>
  channel: Channel
  /** Where the tab is put away and shown again. */
  page: EventTarget
  signal: AbortSignal
}

/**
 * The topics that the tabs of this browser subscribe to together, sorted: any tab may hold the stream of all. A tab
 * whose page was left has none; those of a tab that ends without notice stay until the others end too.
 */
export function gatherTopics({
  own,
  channel,
  page,
  signal,
}: TopicsOptions): ReadableStore<readonly string[]> {
  const tab = crypto.randomUUID()
  const others = new Map<string, readonly string[]>()
  const all = createStore<readonly string[]>(() => own.getState())
  const gather = () => {
    const next = [...new Set([own.getState(), ...others.values()].flat())].sort()
    if (next.join() !== all.getState().join()) all.setState(next, true)
  }
  const tell = (topics: readonly string[]) => channel.postMessage({ kind: 'topics', tab, topics })
  const tellOwn = () => tell(own.getState())
  const onMessage = ({ data }: MessageEvent) => {
    const message = parseTabMessage(data)
    if (message?.kind === 'topics?') tellOwn()
    if (message?.kind !== 'topics') return
    if (message.topics.length > 0) others.set(message.tab, message.topics)
    else others.delete(message.tab)
    gather()
  }
  const putAway = () => tell([])
  const stop = own.subscribe(() => {
    tellOwn()
    gather()
  })
  channel.addEventListener('message', onMessage)
  page.addEventListener('pagehide', putAway, { signal })
  page.addEventListener('pageshow', tellOwn, { signal })
  signal.addEventListener('abort', () => {
    stop()
    channel.removeEventListener('message', onMessage)
    putAway()
  })
  tellOwn()
  channel.postMessage({ kind: 'topics?' })
  return all
}
