import type { ComponentSlot } from '@plaza/contract/federation'
import type { Host } from '@plaza/federation'
import { useCallback, useContext, useState } from 'react'
import { FirstViewContext } from '../../kernel/document/first-view-keeper'

/** The place of a slot that waits for its remote, as high as its first view in the document (EDGE-7); elsewhere its outline. */
export function Drawn({ slot, Pending }: { slot: ComponentSlot; Pending: Host['Pending'] }) {
  const firstView = useContext(FirstViewContext)
  const [drawn] = useState(() => document.querySelector<HTMLElement>(`[data-drawn="${slot}"]`))
  const [minBlockSize] = useState(() => drawn?.offsetHeight)
  const hold = useCallback(
    (place: HTMLElement | null) => (place && drawn ? firstView?.hold(place, drawn) : undefined),
    [firstView, drawn],
  )
  return drawn && firstView ? <div ref={hold} style={{ minBlockSize }} /> : <Pending kind="slot" />
}
