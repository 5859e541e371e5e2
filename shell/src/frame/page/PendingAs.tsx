import type { Skeleton } from '@plaza/contract/federation'
import { HostContext, useHost } from '@plaza/federation'
import { useMemo, type ReactNode } from 'react'
import { PendingPage, shapeOf } from '../skeleton/PendingPage'

/** Shows a remote's pending page in the shape that its route declares. */
export function PendingAs({ skeleton, children }: { skeleton: Skeleton; children: ReactNode }) {
  const host = useHost()
  const value = useMemo(() => {
    const kind = shapeOf(skeleton)
    return { ...host, Pending: () => <PendingPage kind={kind} /> }
  }, [host, skeleton])
  return <HostContext value={value}>{children}</HostContext>
}
