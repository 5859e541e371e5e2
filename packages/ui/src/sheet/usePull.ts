import { useEffect, useEffectEvent, type RefObject } from 'react'
import { watchPull } from './pull'

/** A host that has not closed the sheet by then keeps it open: it springs back, ms. */
const closeWithinMs = 400

/** Lets a finger pull an open sheet down, and asks its host to close it. Styles read the share from `--pulled`. */
export function usePull(sheet: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const box = sheet.current
    const layer = box?.closest<HTMLElement>('[data-overlay]')
    if (!isOpen || !box || !layer) return undefined
    const watch = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const springBack = () => layer.style.removeProperty('--pulled')
    watchPull(
      box,
      {
        move: (share) => {
          clearTimeout(timer)
          layer.dataset['pulling'] = ''
          layer.style.setProperty('--pulled', String(share))
        },
        end: (closes) => {
          delete layer.dataset['pulling']
          if (!closes) return springBack()
          timer = setTimeout(springBack, closeWithinMs)
          close()
        },
      },
      watch.signal,
    )
    return () => {
      watch.abort()
      clearTimeout(timer)
    }
  }, [isOpen, sheet])
}
