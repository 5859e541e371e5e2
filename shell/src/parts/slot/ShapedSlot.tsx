import type { ComponentSlot } from '@plaza/contract/federation'
import { HostContext, Slot, useHost, type Host } from '@plaza/federation'
import { useMemo } from 'react'

interface Props {
  name: ComponentSlot
  /** The outline of the content. */
  Pending: Host['Pending']
  /** Shown instead of a failed remote; the host's card when absent. */
  FailureCard?: Host['FailureCard']
}

/** A slot that shows the outline of its content while it loads, so that nothing moves afterwards. */
export function ShapedSlot({ name, Pending, FailureCard }: Props) {
  const host = useHost()
  const value = useMemo(
    () => ({ ...host, Pending, FailureCard: FailureCard ?? host.FailureCard }),
    [host, Pending, FailureCard],
  )
  return (
    <HostContext value={value}>
      <Slot name={name} />
    </HostContext>
  )
}
