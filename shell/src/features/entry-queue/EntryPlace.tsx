import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { EntryLoader } from './EntryLoader'

interface Props {
  isHome: boolean
  /** What may come up once nothing of home's own wants to any more: prompts of remotes. */
  children: ReactNode
}

/**
 * What opens by itself on home, one at a time, and after it what remotes have to ask (rulings, Shell and home). On any
 * other page there is nothing to wait for.
 */
export function EntryPlace({ isHome, children }: Props) {
  const [isDone, setDone] = useState(!isHome)
  const settle = useCallback(() => setDone(true), [])
  useEffect(() => {
    if (!isHome) setDone(true)
  }, [isHome])
  return (
    <>
      {isHome && <EntryLoader onSettled={settle} />}
      {isDone && children}
    </>
  )
}
