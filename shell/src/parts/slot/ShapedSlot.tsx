import type { ComponentSlot } from '@plaza/contract/federation'
import { HostContext, Slot, useHost, type Host } from '@plaza/federation'
import { useMemo } from 'react'

interface Props {
  name: ComponentSlot
  /** The shape of what comes. */
  Pending: Host['Pending']
  /** In place of what failed; the host's card when absent. */
  FailureCard?: Host['FailureCard']
}

/** A slot that waits in the shape of what comes, so that nothing moves when it is there. */
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
