import { usePrefetch } from '@plaza/federation'
import { useContext, useEffect } from 'react'
import { useShell } from '../../kernel/page/context'
import { addressOf, PagesInMemory } from '../../kernel/routes/place'
import { prepareScreen } from './prepare-screen'

/**
 * A pointer down on any link within the site, of the shell or of a remote, begins to load the page that it leads to, so that
 * the code is under way before the tap ends (REMOTE-11). A page in memory has its code and its answers, and asks again after its
 * first frame: asking earlier would hold up the tap (PERF-10).
 */
export function usePrefetchOnTouch(): void {
  const prefetch = usePrefetch()
  const shell = useShell()
  const inMemory = useContext(PagesInMemory)
  useEffect(() => {
    const begin = ({ target }: PointerEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (!link || link.origin !== location.origin || inMemory.current.has(addressOf(link))) return
      prefetch(link.pathname)
      void prepareScreen(link.pathname, shell)
    }
    document.addEventListener('pointerdown', begin)
    return () => document.removeEventListener('pointerdown', begin)
  }, [prefetch, shell, inMemory])
}
