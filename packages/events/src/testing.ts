import { createEvents, type EventsOptions, type HostEvents } from './create-events'
import type { Channel } from './cross-tab'

/** Simulates the tabs of one browser: every channel receives what the others post, at once. */
export function createTabs(): { channel: () => Channel } {
  const all = new Set<{ listeners: Set<(event: MessageEvent) => void> }>()
  return {
    channel() {
      const self = { listeners: new Set<(event: MessageEvent) => void>() }
      all.add(self)
      return {
        postMessage(message) {
          const data: unknown = JSON.parse(JSON.stringify(message))
          for (const other of all)
            if (other !== self)
              for (const hear of other.listeners) hear(new MessageEvent('message', { data }))
        },
        addEventListener: (_, listener) => void self.listeners.add(listener),
        removeEventListener: (_, listener) => void self.listeners.delete(listener),
        close: () => void all.delete(self),
      }
    },
  }
}

/** Storage that lives as long as the test. */
export function createMemoryStorage(): Storage {
  const map = new Map<string, string>()
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  }
}

/** Events of one tab for tests of screens; errors of listeners are thrown. */
export function createTestEvents(
  options: {
    tabs?: ReturnType<typeof createTabs>
    local?: Storage
    onDropped?: EventsOptions['onDropped']
  } = {},
): HostEvents {
  return createEvents({
    language: 'en',
    channel: (options.tabs ?? createTabs()).channel(),
    local: options.local ?? createMemoryStorage(),
    onError: (error) => {
      throw error
    },
    onDropped: options.onDropped,
  })
}
