import type { FailureReport, Loadable, PlannedRemote } from '@plaza/contract'
import type { ReadableStore } from '@plaza/events'
import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import { applyFailure } from './apply-failure'
import { withDeadline } from './deadline'
import type { RemoteDefinition } from './define-remote'
import { newReference, RemoteFailure } from './failure'
import type { PlanStore } from './plan-store'

/** The steps of a remote's first appearance on a page. */
export type LoadStep = 'entry' | 'evaluate' | 'catalogue' | 'module' | 'mount'
/** How long steps took, ms; what has not been gone through is absent. */
export type LoadTimings = Partial<Record<LoadStep, number>>
/** Notes how long a step took. */
export type Took = (step: LoadStep, ms: number) => void

/** Gets containers and catalogues: the only part that does I/O. `attempt` 0 is the plain address. */
export interface ContainerRuntime {
  /** @throws RemoteFailure with the phase and cause as far as they can be told */
  container(remote: string, loadable: Loadable, attempt: number, took: Took): Promise<RemoteDefinition>
  catalogue(remote: string, loadable: Loadable): Promise<void>
  /** Turns what an import of a component threw into a failure. */
  classify(error: unknown, loadable: Loadable): Promise<RemoteFailure>
}

export interface LoaderOptions {
  plan: PlanStore
  runtime: ContainerRuntime
  /** A fresh plan from the registry, for a retry that a person asked for. */
  freshPlan: () => Promise<void>
  report: (report: FailureReport) => void
  /** Names this page load in its reports. */
  page: string
  random: () => number
  wait: (ms: number) => Promise<void>
}

/** A component of a remote, with the release that it came from. */
export interface LoadedComponent {
  Component: ComponentType<Record<string, never>>
  release: string
}

export interface Loader {
  /** The component of a contribution, by the release in use, else by the fallback. @throws RemoteFailure when there is none left */
  component(remote: string, contribution: string): Promise<LoadedComponent>
  /** Says that a component threw while it rendered, and what to do about it. */
  renderFailed(
    remote: string,
    release: string,
    attempt: number,
    error: unknown,
  ): { action: 'reset' | 'fallback' | 'card'; reference: string }
  /** Says that the shell itself threw while it rendered. */
  shellFailed(error: unknown): void
  /** Starts again from a fresh plan, because a person asked. */
  retry(remote: string): Promise<void>
  /** Releases that this page runs, by remote. */
  running: ReadableStore<Readonly<Record<string, string>>>
  /** Whether the plan has another release of a remote than the one that this page runs, and has not failed with here. */
  isOutdated(remote: string): boolean
  /** How the loading of a remote went on this page. */
  progress(remote: string): LoadProgress
  /** Says how long the first mount of a remote took, ms. */
  mounted(remote: string, ms: number): void
  /** Starts loading ahead of need (touch on a link); failures wait until it is needed. */
  prefetch(remote: string): void
}

/** Facts of a remote's loading, for people who look into a page. */
export interface LoadProgress {
  timings: LoadTimings
  /** The release that failed on this page, so that an earlier one runs. */
  steppedFrom?: string
}

/** What is being used of one remote on this page. A container in use is never swapped underneath it. */
interface Use extends LoadProgress {
  loadable: Loadable
  fallback: Loadable | undefined
  /** Rises with each attempt, so that a failed script's address is not asked for again. */
  attempt: number
  ready: Promise<RemoteDefinition> | undefined
}

/** Loads components of remotes by plan, deadline, retry and fallback (design §3, `applyFailure`). */
export function createLoader(options: LoaderOptions): Loader {
  const uses = new Map<string, Use>()
  const running = createStore<Readonly<Record<string, string>>>(() => ({}))
  /** Loads whose failure was reported: several places may wait for one. */
  const told = new WeakSet<Promise<RemoteDefinition>>()

  const planned = (name: string): PlannedRemote => {
    const remote = options.plan.remote(name)
    if (!remote) throw new RemoteFailure('entry', 'missing', newReference())
    return remote
  }
  const begin = (name: string, attempt: number): Use => {
    const remote = planned(name)
    const fresh = { loadable: remote, fallback: remote.fallback, attempt, ready: undefined, timings: {} }
    uses.set(name, fresh)
    return fresh
  }
  const isPlanned = (name: string, release: string | undefined, steppedFrom: string | undefined): boolean => {
    const wanted = options.plan.remote(name)?.release
    return wanted === undefined || wanted === release || wanted === steppedFrom
  }
  /** What was only fetched ahead, or is still on its way, goes where the plan has another release meanwhile. */
  const inUse = (name: string): Use => {
    const present = uses.get(name)
    if (!present) return begin(name, 0)
    const isDrawn = running.getState()[name] === present.loadable.release
    if (isDrawn || isPlanned(name, present.loadable.release, present.steppedFrom)) return present
    return begin(name, present.attempt)
  }
  /** The plan has another release than what is being loaded: a page begins with the newer one. */
  const hasMovedOn = (name: string, from: Use): boolean => inUse(name) !== from
  const took =
    (from: Use, { release } = from.loadable): Took =>
    (step, ms) => {
      if (from.loadable.release === release) from.timings[step] ??= Math.round(ms)
    }
  const definition = (name: string, from: Use): Promise<RemoteDefinition> => {
    if (from.ready) return from.ready
    const note = took(from)
    return (from.ready = Promise.all([
      options.runtime.container(name, from.loadable, from.attempt, note),
      timed('catalogue', note, options.runtime.catalogue(name, from.loadable)),
    ]).then(([remote]) => remote))
  }
  const tell = (name: string, release: string, failure: RemoteFailure): void =>
    options.report({
      remote: name,
      release,
      revision: options.plan.getState().revision,
      merchant: options.plan.getState().merchant,
      page: options.page,
      phase: failure.phase,
      cause: failure.failureCause,
      reference: failure.reference,
    })
  const stepBack = (from: Use): void => {
    if (!from.fallback) return
    const { loadable, fallback } = from
    const clean = { fallback: undefined, attempt: 0, ready: undefined, timings: {} }
    Object.assign(from, clean, { loadable: fallback, steppedFrom: loadable.release })
  }

  async function component(name: string, contribution: string): Promise<LoadedComponent> {
    for (let attempt = 0; ; attempt += 1) {
      const from = inUse(name)
      const { loadable } = from
      const ready = definition(name, from)
      let isContainerThere = false
      try {
        const load = ready.then((remote) => {
          isContainerThere = true
          return timed('module', took(from), componentOf(remote, contribution))
        })
        const Component = await withDeadline(load, loadable.mountDeadlineMs)
        if (hasMovedOn(name, from)) {
          attempt = -1
          continue
        }
        running.setState({ [name]: loadable.release })
        return { Component, release: loadable.release }
      } catch (error) {
        const failure = await options.runtime.classify(error, loadable)
        if (!told.has(ready)) tell(name, loadable.release, failure)
        told.add(ready)
        // Somebody else has gone on to another release or attempt meanwhile: follow.
        if (from.loadable !== loadable || hasMovedOn(name, from)) attempt = -1
        if (from.ready !== ready || uses.get(name) !== from) continue
        const facts = {
          cause: failure.failureCause,
          phase: failure.phase,
          attempt,
          hasFallback: from.fallback !== undefined,
        }
        const action = applyFailure(facts, options.random())
        // Its files are still on their way; the container, which may draw other places of the page, is not loaded again.
        if (action.kind === 'retry' && isContainerThere && facts.cause === 'timeout') continue
        from.ready = undefined
        from.attempt += 1
        if (action.kind === 'retry') await options.wait(action.delayMs)
        else if (action.kind === 'fallback') {
          stepBack(from)
          attempt = -1
        } else throw failure
      }
    }
  }

  return {
    component,
    renderFailed(name, release, attempt, error) {
      const failure = new RemoteFailure('render', 'throw', newReference(), { cause: error })
      tell(name, release, failure)
      const from = uses.get(name) ?? inUse(name)
      const hasFallback = from.fallback !== undefined || from.loadable.release !== release
      const { kind } = applyFailure(
        { cause: 'throw', phase: 'render', attempt, hasFallback },
        options.random(),
      )
      if (kind === 'fallback' && from.loadable.release === release) stepBack(from)
      return { action: kind === 'retry' ? 'card' : kind, reference: failure.reference }
    },
    shellFailed: (cause) =>
      tell(
        'shell',
        options.plan.getState().shell,
        new RemoteFailure('render', 'throw', newReference(), { cause }),
      ),
    async retry(name) {
      // The registry may be away as well: then the plan of this page is tried again.
      await options.freshPlan().catch(reportError)
      begin(name, (uses.get(name)?.attempt ?? 0) + 1)
    },
    running,
    isOutdated(name) {
      const release = running.getState()[name]
      return release !== undefined && !isPlanned(name, release, uses.get(name)?.steppedFrom)
    },
    progress: (name) => uses.get(name) ?? { timings: {} },
    mounted(name, ms) {
      const from = uses.get(name)
      if (from) took(from)('mount', ms)
    },
    prefetch(name) {
      if (options.plan.remote(name)) definition(name, inUse(name)).catch(() => undefined)
    },
  }
}

function timed<T>(step: LoadStep, took: Took, work: Promise<T>): Promise<T> {
  const began = performance.now()
  return work.then((value) => {
    took(step, performance.now() - began)
    return value
  })
}

async function componentOf(
  remote: RemoteDefinition,
  id: string,
): Promise<ComponentType<Record<string, never>>> {
  const found = [...remote.routes, ...remote.slots].find((entry) => entry.id === id)
  if (!found || !('load' in found)) throw new RemoteFailure('contract', 'contract', newReference())
  return found.load()
}
