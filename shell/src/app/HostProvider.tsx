import { HostContext, type Host } from '@plaza/federation'
import { useNavigate } from '@plaza/facade/router'
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { RemoteFailed } from '../features/failed/RemoteFailed'
import { Pending } from '../features/pending/Pending'
import { useShell } from './context'

/** Makes the one context of the remotes from the shell. */
export function HostProvider({ children }: { children: ReactNode }) {
  const { page, plan, loader, events, serverNow } = useShell()
  const go = useNavigate()
  const navigate = useRef(go)
  useLayoutEffect(() => {
    navigate.current = go
  }, [go])
  const host = useMemo<Host>(
    () => ({
      plan,
      loader,
      events,
      flags: page.settings.whitelabel,
      promos: page.settings.promos,
      merchant: page.plan.merchant,
      home: page.home,
      imageCdn: page.imageCdn,
      currency: page.settings.currency,
      timeZone: page.settings.timeZone,
      serverNow,
      navigate: (to, options) => void navigate.current(to, options),
      FailureCard: RemoteFailed,
      Pending,
    }),
    [page, plan, loader, events, serverNow],
  )
  return <HostContext value={host}>{children}</HostContext>
}
