import type { PlacedContribution } from '@plaza/federation'
import { useCallback, useState, type ReactNode } from 'react'
import type { Page } from '../../kernel/routes/current-page'
import { EntryLoader } from './EntryLoader'
import { useEarlyPrompts } from './useEarlyPrompts'

interface Props {
  page: Page
  /** Renders the prompts of remotes for which it holds. */
  prompts: (isWanted: (placed: PlacedContribution) => boolean) => ReactNode
}

/**
 * What opens by itself on home, one at a time, and then the prompts of remotes (POPUP-5); again on each navigation to
 * home. Before home was visited, pages have the prompts that belong to them. A prompt that names what wakes it is not
 * loaded without that, on home either.
 */
export function EntryPlace({ page, prompts }: Props) {
  const isHome = page.id === 'home'
  const [wasHome, setWasHome] = useState(isHome)
  const [isDone, setDone] = useState(false)
  const settle = useCallback(() => setDone(true), [])
  const isEarly = useEarlyPrompts(page)
  const isAwake = (placed: PlacedContribution) => !placed.contribution.wakesOn?.length || isEarly(placed)
  if (isHome !== wasHome) {
    setWasHome(isHome)
    if (isHome) setDone(false)
  }
  return (
    <>
      {isHome && <EntryLoader onSettled={settle} />}
      {isDone ? prompts(isAwake) : !isHome && prompts(isEarly)}
    </>
  )
}
