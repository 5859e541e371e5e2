import { useLayoutEffect, useRef } from 'react'

/** For how long after opening a press beside a dialog is taken for the one that opened it (spec §9). */
export const maskGuardMs = 300

/** Tells whether the mask may close: not within 300 ms of opening. */
export function useMaskGuard(isOpen: boolean): () => boolean {
  const openedAt = useRef(0)
  useLayoutEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])
  return () => performance.now() - openedAt.current >= maskGuardMs
}
