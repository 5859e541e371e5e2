import { useCallback, useState, type ReactNode } from 'react'
import { EntryLoader } from './EntryLoader'

interface Props {
  isHome: boolean
  /** What may come up once nothing of home's own wants to any more: prompts of remotes. */
  children: ReactNode
}

/**
 * What opens by itself on home, one at a time, and after it what remotes have to ask (POPUP-5); at each
 * way to home anew. On a page that was opened before home nothing is asked: it loads its own remote and no other.
 */
export function EntryPlace({ isHome, children }: Props) {
  const [wasHome, setWasHome] = useState(isHome)
  const [isDone, setDone] = useState(false)
  const settle = useCallback(() => setDone(true), [])
  if (isHome !== wasHome) {
    setWasHome(isHome)
    if (isHome) setDone(false)
  }
  return (
    <>
      {isHome && <EntryLoader onSettled={settle} />}
      {isDone && children}
    </>
  )
}
