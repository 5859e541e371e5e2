import { pageIdOf } from '@plaza/contract/federation'
import type { BootPlan, FailureReport } from '@plaza/contract/federation'
import type { DropReason } from '@plaza/events'
import type { PlanStore } from '@plaza/federation'
import type { BrowserRuntime, Loader, LoadTimings } from '@plaza/federation/boot'

/** An event of the page's bus: age of the page then (ms) and name, without names of people, addresses and amounts. */
export interface SaidFact {
  name: string
  at: number
  [detail: string]: unknown
}

/** What `window.__plaza__` reports about one remote. */
export interface RemoteFacts {
  name: string
  /** The release that the plan has for this visitor, and why. */
  planned: string
  reason: BootPlan['remotes'][number]['reason']
  notes: string[]
  /** The release that this page runs; null while it has loaded none. */
  release: string | null
  /** Whether every file was verified against its hash; `unchecked` for a local build. */
  integrity: 'not-loaded' | 'verified' | 'refused' | 'unchecked'
  /** The page has stepped back to an earlier release, because the planned one failed on it. */
  isFallback: boolean
  /** What each step of the first appearance took, ms. */
  timings: LoadTimings
}

/** `window.__plaza__`: read-only facts about what this page has loaded, and how that went (OPS-1). */
export interface PageFacts {
  revision: number
  merchant: string
  shell: string
  /** Id of this page load in the edge's log. */
  page: string
  remotes: RemoteFacts[]
  unavailable: { name: string; reason: string }[]
  /** Loaded versions of the shared packages; more than one of a package is a defect. */
  shared: Record<string, string[]>
  /** The last fifty events of the bus, oldest first. */
  events: SaidFact[]
  /** Dropped stream messages and page events, counted by reason and event. */
  dropped: Record<string, number>
  /** The last twenty failures as they were reported, oldest first. */
  failures: FailureReport[]
}

/** The latest events and failures of this page. */
export interface FactLog {
  events: SaidFact[]
  failures: FailureReport[]
  drops: Record<string, number>
  said(name: string, payload: object): void
  dropped(name: string, reason: DropReason): void
  failed(report: FailureReport): void
}

const eventsKept = 50
const failuresKept = 20
/** The part of a payload that may be shown: no names of people, addresses or amounts. */
const reportedKeys = /^(?:reason|state|kind|language|revision|remote|release|phase|cause|reference)$/

/** Creates an empty log. */
export function createFactLog(): FactLog {
  const events: SaidFact[] = []
  const failures: FailureReport[] = []
  const drops: Record<string, number> = {}
  const keep = <T>(list: T[], entry: T, atMost: number) => list.push(entry) > atMost && list.shift()
  return {
    events,
    failures,
    drops,
    said(name, payload) {
      const details = Object.entries(payload).filter(([key]) => reportedKeys.test(key))
      keep(events, { ...Object.fromEntries(details), name, at: Math.round(performance.now()) }, eventsKept)
    },
    dropped(name, reason) {
      const key = `${reason} ${name}`
      drops[key] = (drops[key] ?? 0) + 1
    },
    failed: (report) => void keep(failures, report, failuresKept),
  }
}

/** The sources of the facts. */
export interface FactSources {
  plan: PlanStore
  loader: Loader
  runtime: Pick<BrowserRuntime, 'shared'>
  facts: FactLog
  pageLoad: string
}

function readFacts({ plan, loader, runtime, facts, pageLoad }: FactSources): PageFacts {
  const { revision, merchant, shell, remotes, unavailable } = plan.getState()
  const { events, failures, drops: dropped } = facts
  return {
    revision,
    merchant,
    shell,
    page: pageIdOf(pageLoad),
    remotes: remotes.map(({ name, release: planned, reason, notes, entry, files }) => {
      const release = loader.running.getState()[name] ?? null
      const { timings, steppedFrom } = loader.progress(name)
      const isRefused = failures.some((failure) => failure.remote === name && failure.cause === 'integrity')
      const loaded = files[entry] ? 'verified' : 'unchecked'
      const integrity = release ? loaded : isRefused ? 'refused' : 'not-loaded'
      return { name, planned, reason, notes, release, integrity, isFallback: !!steppedFrom, timings }
    }),
    unavailable: unavailable.map(({ name, reason }) => ({ name, reason })),
    shared: runtime.shared(),
    events,
    dropped,
    failures,
  }
}

/** Defines `window.__plaza__`: a frozen copy of the current facts, made at each read. */
export function offerFacts(sources: FactSources): void {
  Object.defineProperty(globalThis, '__plaza__', {
    get: (): PageFacts =>
      JSON.parse(JSON.stringify(readFacts(sources)), (_key, value: unknown) =>
        Object.freeze(value),
      ) as PageFacts,
  })
}
