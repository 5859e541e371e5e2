import { maskGuardMs } from '@plaza/contract/kernel'
import { useLayoutEffect, useRef } from 'react'

/**
 * Returns whether the mask may close: not within 300 ms of opening, when the press may be the one that opened it
 * (FRAME-14).
 */
export function useMaskGuard(isOpen: boolean): () => boolean {
  const openedAt = useRef(0)
  useLayoutEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])
  return () => performance.now() - openedAt.current >= maskGuardMs
}
