import { useCallback, useState, type ReactNode } from 'react'
import { EntryLoader } from './EntryLoader'

interface Props {
  isHome: boolean
  /** Prompts of remotes, which may open once home's own prompts are done. */
  children: ReactNode
}

/**
 * What opens by itself on home, one at a time, and then the prompts of remotes (POPUP-5); again on each navigation to
 * home. A page opened before home gets no prompts, so it loads its own remote and no other.
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
