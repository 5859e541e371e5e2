import { useCallback, useEffect, useRef, useState } from 'react'

/** The game whose sheet the current history entry shows. */
function readEntry<Id extends number | string>(stateKey: string, type: string): Id | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null) return null
  const nodeId = (state as Record<string, unknown>)[stateKey]
  return typeof nodeId === type ? (nodeId as Id) : null
}

/**
 * Which game's sheet is open, kept in the browser's history: opening adds an entry, so that the back button closes
 * the sheet and a reload keeps it (REMOTE-8). The address stays, so the router sees the same page throughout.
 * Two places of one page that open sheets each have a `stateKey` of their own. Ids are node ids, or the strings of
 * whatever else has sheets.
 */
export function useSheetEntry<Id extends number | string = number>(
  stateKey = 'plaza.game',
  type: 'number' | 'string' = 'number',
) {
  const [nodeId, setNodeId] = useState(() => readEntry<Id>(stateKey, type))
  const shown = useRef(nodeId)
  const show = useCallback((next: Id | null) => {
    shown.current = next
    setNodeId(next)
  }, [])

  useEffect(() => {
    const follow = () => show(readEntry<Id>(stateKey, type))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [show, stateKey, type])

  const open = useCallback(
    (next: Id) => {
      history.pushState({ ...(history.state as object | null), [stateKey]: next }, '')
      show(next)
    },
    [show, stateKey],
  )
  const close = useCallback(() => {
    if (shown.current === null) return
    show(null)
    history.back()
  }, [show])
  return { nodeId, open, close }
}
