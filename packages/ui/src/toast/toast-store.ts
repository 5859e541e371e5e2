import { toastMs } from '@plaza/contract/kernel'

/** A short message that disappears by itself. */
export interface Toast {
  id: string
  text: string
  kind: 'info' | 'success' | 'error' | 'loading'
  /** ms; 3000 when absent (FRAME-13). */
  durationMs?: number
  /** What can be done about it: its words, and the page that they lead to. */
  action?: { text: string; to: string }
}

export interface ToastStore {
  /** Shows a toast; one with the same id is replaced. Returns its id. */
  show(toast: Omit<Toast, 'id'> & { id?: string }): string
  dismiss(id: string): void
  getState(): readonly Toast[]
  subscribe(listener: () => void): () => void
}

/** The number of toasts is limited; the oldest is removed. */
const maxShown = 3

/** A store of toasts; the shell has one and feeds it from the bus. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const forget = (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const dismiss = (id: string) => {
    forget(id)
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
  }
  return {
    show({ id = `toast-${(count += 1)}`, ...toast }) {
      forget(id)
      const others = toasts.filter((other) => other.id !== id)
      for (const gone of others.slice(0, Math.max(0, others.length + 1 - maxShown))) forget(gone.id)
      set([...others, { id, ...toast }].slice(-maxShown))
      timers.set(
        id,
        setTimeout(() => dismiss(id), toast.durationMs ?? toastMs.short),
      )
      return id
    },
    dismiss,
    getState: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
