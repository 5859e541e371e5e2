import type { PlacedContribution } from '@plaza/federation'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'

type IsWanted = (placed: PlacedContribution) => boolean

/** Whether the browser has something under a key. Storage that is refused has nothing. */
function isStored(key: string): boolean {
  try {
    return [sessionStorage, localStorage].some((area) => area.getItem(key) !== null)
  } catch {
    return false
  }
}

/**
 * Which prompts of remotes load before home was visited: those of remotes whose pages this document has opened, and those
 * that a key in the browser wakes, so that a deep link loads no other remote (REMOTE-9). None before the page is idle.
 */
export function useEarlyPrompts(page: Page): IsWanted {
  const { idle } = useShell()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => idle.add(() => setIdle(true)), [idle])
  const [opened, setOpened] = useState<readonly string[]>([])
  if (page.kind === 'remote' && !opened.includes(page.remote)) setOpened([...opened, page.remote])
  return ({ remote, contribution }) =>
    isIdle && (opened.includes(remote) || (contribution.wakesOn ?? []).some(isStored))
}
