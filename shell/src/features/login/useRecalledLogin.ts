import type { LoginMode, RememberedLogin } from '@plaza/contract/identity'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { recallLogin } from '../../kernel/session/remembered-login'

/**
 * Fills the form with the remembered sign-in: on entry that of the first of `modes` that has one, later that of the
 * chosen mode (LOGIN-1). It never overwrites what the person has begun to type.
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
    // Unless the person has begun to type already, in the form that the document drew.
    if (wanted.current === 0) void recall.current(atEntry.current)
    return () => {
      wanted.current += 1
    }
  }, [])
  return {
    /** The person is typing: a pending result is discarded. */
    stop: () => {
      wanted.current += 1
    },
    reload: (mode: LoginMode) => void recall.current([mode]),
  }
}
