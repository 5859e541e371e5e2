import type { PlacedContribution } from '@plaza/federation'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'

type IsWanted = (placed: PlacedContribution) => boolean

/** The keys that the browser has, in both areas; none where storage is refused. */
function storedKeys(): string[] {
  try {
    return [sessionStorage, localStorage].flatMap((area) => Object.keys(area))
  } catch {
    return []
  }
}

/**
 * Which prompts of remotes load before home was visited: those of remotes whose pages this document has opened, and those
 * that a key in the browser wakes, so that a deep link loads no other remote (REMOTE-9). None before the page is idle.
 */
export function useEarlyPrompts(page: Page): IsWanted {
  const { idle } = useShell()
  // As it was then: a prompt may remove the key that woke it, and stays.
  const [keys, setKeys] = useState<readonly string[]>()
  useEffect(() => idle.add(() => setKeys(storedKeys())), [idle])
  const [opened, setOpened] = useState<readonly string[]>([])
  if (page.kind === 'remote' && !opened.includes(page.remote)) setOpened([...opened, page.remote])
  return ({ remote, contribution: { wakesOn = [] } }) =>
    keys !== undefined && (opened.includes(remote) || wakesOn.some((key) => keys.includes(key)))
}
