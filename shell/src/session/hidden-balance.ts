import type { ReadableStore } from '@plaza/events'

const key = 'hideBalance'
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Whether this browser masks balances (spec §2 Shell); in step with other tabs. */
export const hiddenBalance: ReadableStore<boolean> & { toggle(): void } = {
  getState: () => localStorage.getItem(key) === '1',
  subscribe(listener) {
    const hear = () => listener(hiddenBalance.getState())
    const hearTab = (event: StorageEvent) => event.key === key && hear()
    listeners.add(hear)
    addEventListener('storage', hearTab)
    return () => {
      listeners.delete(hear)
      removeEventListener('storage', hearTab)
    }
  },
  toggle() {
    localStorage.setItem(key, hiddenBalance.getState() ? '0' : '1')
    tell()
  },
}
