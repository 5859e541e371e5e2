import type { ComponentSlot } from '@plaza/contract/federation'
import type { Host } from '@plaza/federation'
import { useState } from 'react'

/**
 * A slot's first view as the document drew it, until its remote takes over (EDGE-7); elsewhere its outline. It is found
 * before the page's first commit, which replaces the document's first view.
 */
export function Drawn({ slot, Pending }: { slot: ComponentSlot; Pending: Host['Pending'] }) {
  const [drawn] = useState(() => document.querySelector(`[data-drawn="${slot}"]`))
  return drawn ? <div ref={(place) => place?.append(drawn)} /> : <Pending kind="slot" />
}
