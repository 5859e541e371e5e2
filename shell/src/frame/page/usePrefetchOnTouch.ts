import { usePrefetch } from '@plaza/federation'
import { useEffect } from 'react'

/**
 * A pointer down on any link within the site, of the shell or of a remote, begins to load the page that it leads to, so that
 * the code is under way before the tap ends (REMOTE-11).
 */
export function usePrefetchOnTouch(): void {
  const prefetch = usePrefetch()
  useEffect(() => {
    const begin = ({ target }: PointerEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link && link.origin === location.origin) prefetch(link.pathname)
    }
    document.addEventListener('pointerdown', begin)
    return () => document.removeEventListener('pointerdown', begin)
  }, [prefetch])
}
