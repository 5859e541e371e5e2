import type { Flags, HomeData, Settings } from '@plaza/contract/site'
import type { Events } from '@plaza/events'
import { createContext, useContext } from 'react'
import type { Loader } from './loader'
import type { PlanStore } from './plan-store'

/** What the host provides to every mounted component (REMOTE-1). */
export interface Host {
  plan: PlanStore
  loader: Loader
  events: Events
  flags: Flags
  promos: Flags
  /** The merchant's public settings, as conditions are held against them. */
  settings?: object
  merchant: string
  /** Paths of the host's own pages. */
  ownPaths: readonly string[]
  /** Further configured paths of the merchant. */
  furtherPaths: Settings['paths']
  /** Public data of home that came with the document; null elsewhere. */
  home: HomeData | null
  /** Chosen for this document, so that a preloaded image is not fetched twice (PERF-3). */
  imageCdn: string
  currency: string
  timeZone: string
  /** Server's time now, ms, by its latest answer: a device's clock may be wrong. */
  serverNow: () => number
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** Draws a failure in the place of what failed. */
  FailureCard: React.ComponentType<{ remote: string; reference: string; onRetry: () => void }>
  /** Stands around everything that a remote draws. */
  Around?: React.ComponentType<{ remote: string; release: string; children: React.ReactNode }>
  /** Draws the wait for a page or slot. */
  Pending: React.ComponentType<{ kind: 'page' | 'slot' }>
}

export const HostContext = createContext<Host | null>(null)

/** The host. @throws when used outside of it */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('no host around this component')
  return host
}

/** What a remote's component gets besides the host: a signal that ends when it is unmounted or hidden, its name and release. */
export interface RemoteContextValue {
  signal: AbortSignal
  remote: string
  release: string
}

export const RemoteContext = createContext<RemoteContextValue | null>(null)

/** The one context of a remote: `{ events, flags, navigate, signal, release, … }`. @throws outside of a remote */
export function useRemote(): Host & RemoteContextValue {
  const host = useHost()
  const remote = useContext(RemoteContext)
  if (!remote) throw new Error('not mounted as a remote')
  return {
    ...host,
    remote: remote.remote,
    release: remote.release,
    // Components that read it render again when a hidden mount is shown.
    get signal() {
      return remote.signal
    },
  }
}
