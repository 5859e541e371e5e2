import { useSyncExternalStore } from 'react'

const read = (): boolean => localStorage.getItem('hideBalance') === '1'

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Whether the member has hidden the balance with the eye of the header, which is the shell's (`hideBalance`). */
export const useHiddenBalance = (): boolean => useSyncExternalStore(subscribe, read, () => false)
