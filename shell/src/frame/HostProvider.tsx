import { HostContext, useReach, type Host } from '@plaza/federation'
import { useNavigate, type NavigateFunction } from '@plaza/facade/router'
import { LinkRule } from '@plaza/ui/link-rule'
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { PageFailed } from '../parts/failed/RemoteFailed'
import { Pending } from '../parts/pending/Pending'
import { useShell } from '../kernel/page/context'
import { RemoteClient } from './RemoteClient'
import { Here } from '../kernel/routes/Here'
import { shellPaths } from '../kernel/routes/route-table'

/** Makes the one context of the remotes from the shell. */
export function HostProvider({ children }: { children: ReactNode }) {
  const { page, plan, loader, events, serverNow } = useShell()
  const navigate = useRef<NavigateFunction>(undefined)
  const host = useMemo<Host>(
    () => ({
      plan,
      loader,
      events,
      flags: page.settings.whitelabel,
      promos: page.settings.promos,
      settings: page.settings,
      merchant: page.plan.merchant,
      ownPaths: shellPaths(),
      furtherPaths: page.settings.paths,
      home: page.home,
      imageCdn: page.imageCdn,
      currency: page.settings.currency,
      timeZone: page.settings.timeZone,
      serverNow,
      navigate: (to, options) => void navigate.current?.(to, options),
      Around: RemoteClient,
      FailureCard: PageFailed,
      Pending,
    }),
    [page, plan, loader, events, serverNow],
  )
  return (
    <HostContext value={host}>
      <Here>
        <NavigateFromHere navigate={navigate} />
      </Here>
      <Links>{children}</Links>
    </HostContext>
  )
}

/** Draws nothing: keeps what navigates from the present place. Before the pages, which may navigate as they come. */
function NavigateFromHere({ navigate }: { navigate: RefObject<NavigateFunction | undefined> }) {
  const go = useNavigate()
  useLayoutEffect(() => {
    navigate.current = go
  }, [navigate, go])
  return null
}

/** Rich text renders links only where they lead somewhere. */
function Links({ children }: { children: ReactNode }) {
  const reach = useReach()
  const leads = useCallback((address: string) => reach(address) === 'open', [reach])
  return <LinkRule value={leads}>{children}</LinkRule>
}
