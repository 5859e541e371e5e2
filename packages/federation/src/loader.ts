import type { FailureReport, Loadable, PlannedRemote } from '@plaza/contract'
import type { ComponentType } from 'react'
import { applyFailure } from './apply-failure'
import { withDeadline } from './deadline'
import type { RemoteDefinition } from './define-remote'
import { newReference, RemoteFailure } from './failure'
import type { PlanStore } from './plan-store'

/** Gets containers and catalogues: the only part that does I/O. `attempt` 0 is the plain address. */
export interface ContainerRuntime {
  /** @throws RemoteFailure with the phase and cause as far as they can be told */
  container(remote: string, loadable: Loadable, attempt: number): Promise<RemoteDefinition>
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
  /** Starts again from a fresh plan, because a person asked. */
  retry(remote: string): Promise<void>
  /** Release of a remote that this page runs; undefined while it has loaded none. */
  releaseInUse(remote: string): string | undefined
  /** Starts loading ahead of need (touch on a link); failures wait until it is needed. */
  prefetch(remote: string): void
}

/** What is being used of one remote on this page. A container in use is never swapped underneath it. */
interface Use {
  loadable: Loadable
  fallback: Loadable | undefined
  /** Rises with each attempt, so that a failed script's address is not asked for again. */
  attempt: number
  ready: Promise<RemoteDefinition> | undefined
}

/** Loads components of remotes by plan, deadline, retry and fallback (design §3, `applyFailure`). */
export function createLoader(options: LoaderOptions): Loader {
  const uses = new Map<string, Use>()
  const running = new Map<string, string>()
  /** Loads whose failure was reported: several places may wait for one. */
  const told = new WeakSet<Promise<RemoteDefinition>>()

  const planned = (name: string): PlannedRemote => {
    const remote = options.plan.remote(name)
    if (!remote) throw new RemoteFailure('entry', 'missing', newReference())
    return remote
  }
  const inUse = (name: string): Use => {
    const present = uses.get(name)
    if (present) return present
    const remote = planned(name)
    const fresh: Use = { loadable: remote, fallback: remote.fallback, attempt: 0, ready: undefined }
    uses.set(name, fresh)
    return fresh
  }
  const definition = (name: string, from: Use): Promise<RemoteDefinition> => {
    from.ready ??= Promise.all([
      options.runtime.container(name, from.loadable, from.attempt),
      options.runtime.catalogue(name, from.loadable),
    ]).then(([remote]) => remote)
    return from.ready
  }
  const tell = (name: string, release: string, failure: RemoteFailure): void =>
    options.report({
      remote: name,
      release,
      revision: options.plan.getState().revision,
      phase: failure.phase,
      cause: failure.failureCause,
      reference: failure.reference,
    })
  const stepBack = (from: Use): void => {
    if (!from.fallback) return
    Object.assign(from, { loadable: from.fallback, fallback: undefined, attempt: 0, ready: undefined })
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
          return componentOf(remote, contribution)
        })
        const Component = await withDeadline(load, loadable.mountDeadlineMs)
        running.set(name, loadable.release)
        return { Component, release: loadable.release }
      } catch (error) {
        const failure = await options.runtime.classify(error, loadable)
        if (!told.has(ready)) tell(name, loadable.release, failure)
        told.add(ready)
        // Somebody else has gone on to another release or attempt meanwhile: follow.
        if (from.loadable !== loadable) attempt = -1
        if (from.ready !== ready) continue
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
      const from = inUse(name)
      const hasFallback = from.fallback !== undefined || from.loadable.release !== release
      const { kind } = applyFailure(
        { cause: 'throw', phase: 'render', attempt, hasFallback },
        options.random(),
      )
      if (kind === 'fallback' && from.loadable.release === release) stepBack(from)
      return { action: kind === 'retry' ? 'card' : kind, reference: failure.reference }
    },
    async retry(name) {
      // The registry may be away as well: then the plan of this page is tried again.
      await options.freshPlan().catch(reportError)
      const before = uses.get(name)
      const remote = planned(name)
      uses.set(name, {
        loadable: remote,
        fallback: remote.fallback,
        attempt: (before?.attempt ?? 0) + 1,
        ready: undefined,
      })
    },
    releaseInUse: (name) => running.get(name),
    prefetch(name) {
      if (options.plan.remote(name)) definition(name, inUse(name)).catch(() => undefined)
    },
  }
}

async function componentOf(
  remote: RemoteDefinition,
  id: string,
): Promise<ComponentType<Record<string, never>>> {
  const found = [...remote.routes, ...remote.slots].find((entry) => entry.id === id)
  if (!found || !('load' in found)) throw new RemoteFailure('contract', 'contract', newReference())
  return found.load()
}
