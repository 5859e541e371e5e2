import type { LoginMode, RememberedLogin } from '@plaza/contract/identity'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { recallLogin } from '../../kernel/session/remembered-login'

/**
 * Fills the form with what is remembered: at entry the first of `modes` that has something, later the mode that is
 * asked for (LOGIN-1). What the person has begun to type is never written over.
 */
export function useRecalledLogin(modes: readonly LoginMode[], fill: (login: RememberedLogin) => void) {
  const wanted = useRef(0)
  const atEntry = useRef(modes)
  const latest = useRef(fill)
  useLayoutEffect(() => {
    latest.current = fill
  })
  const recall = useRef(async (asked: readonly LoginMode[]) => {
    const mine = (wanted.current += 1)
    for (const mode of asked) {
      const login = await recallLogin(mode)
      if (wanted.current !== mine) return
      if (login) return latest.current(login)
    }
  })
  useEffect(() => {
    void recall.current(atEntry.current)
    return () => {
      wanted.current += 1
    }
  }, [])
  return {
    /** The person writes: what is still on its way is not wanted any more. */
    stop: () => {
      wanted.current += 1
    },
    reload: (mode: LoginMode) => void recall.current([mode]),
  }
}
