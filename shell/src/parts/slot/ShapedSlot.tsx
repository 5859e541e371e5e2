import type { ComponentSlot } from '@plaza/contract/federation'
import { HostContext, Slot, useHost, type Host, type PlacedContribution } from '@plaza/federation'
import { useMemo } from 'react'
import { RemoteFailed } from '../failed/RemoteFailed'
import { Drawn } from './Drawn'

interface Props {
  name: ComponentSlot
  /** The outline of the content. */
  Pending: Host['Pending']
  /** Shown instead of a failed remote; the card of a part when absent. */
  FailureCard?: Host['FailureCard']
  /** Leaves out the components for which it is false. */
  isWanted?: (placed: PlacedContribution) => boolean
}

/**
 * A slot that shows its content as the document drew it while it loads, or its outline, so that nothing moves afterwards.
 */
export function ShapedSlot({ name, Pending, FailureCard, isWanted }: Props) {
  const host = useHost()
  const value = useMemo(
    () => ({
      ...host,
      Pending: () => <Drawn slot={name} Pending={Pending} />,
      FailureCard: FailureCard ?? RemoteFailed,
    }),
    [host, name, Pending, FailureCard],
  )
  return (
    <HostContext value={value}>
      <Slot name={name} isWanted={isWanted} />
    </HostContext>
  )
}
