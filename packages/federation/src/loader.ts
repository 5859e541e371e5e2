import type { FailureCause, FailurePhase, FailureReport, PlannedRemote } from '@plaza/contract/federation'
import { createStore } from 'zustand/vanilla'
import { applyFailure } from './apply-failure'
import { DeadlineError, withDeadline } from './deadline'
import type { RemoteDefinition } from './define-remote'
import { newReference, RemoteFailure } from './failure'
import { loadBudgetMs } from './load-budget'
import { componentOf, lateFailure, timed } from './load-steps'
import type { LoadedComponent, Loader, LoaderOptions, Mount, OnStepTimed } from './loader-types'
import { firstUse, nothingYet, type RemoteInUse } from './remote-in-use'

export type * from './loader-types'

/** Maximum number of recorded mounts, which explain long tasks. */
const mountsKept = 50
/** How long an explicit retry waits for the registry, ms. */
const freshPlanAtMostMs = 1_500

type Facts = { phase: FailurePhase; failureCause: FailureCause; reference?: string }

/** Loads components of remotes by plan, deadline, retry and fallback (REMOTE-4). */
export function createLoader(options: LoaderOptions): Loader {
  const uses = new Map<string, RemoteInUse>()
  const running = createStore<Readonly<Record<string, string>>>(() => ({}))
  const mounts: Mount[] = []
  /** Reports that were sent, because each counts once a page load. */
  const troubles = new Set<string>()
  /** The report to send if the page freezes now: of the remote that was drawn last. */
  let drawn: FailureReport | undefined
  /** Loads whose failure was reported: several places may wait for one. */
  const reported = new WeakSet<Promise<RemoteDefinition>>()

  const planned = (name: string): PlannedRemote => {
    const remote = options.plan.remote(name)
    if (!remote) throw new RemoteFailure('entry', 'missing', newReference())
    return remote
  }
  const begin = (name: string): RemoteInUse => {
    const fresh = firstUse(planned(name))
    uses.set(name, fresh)
    return fresh
  }
  const isPlanned = (name: string, release: string | undefined, steppedFrom: string | undefined): boolean => {
    const wanted = options.plan.remote(name)?.release
    return wanted === undefined || wanted === release || wanted === steppedFrom
  }
  /** A prefetched or loading release is dropped when the plan has another one. */
  const inUse = (name: string): RemoteInUse => {
    const present = uses.get(name)
    if (!present) return begin(name)
    const isDrawn = running.getState()[name] === present.loadable.release
    if (isDrawn || isPlanned(name, present.loadable.release, present.steppedFrom)) return present
    return begin(name)
  }
  /** The plan has another release than the one being loaded: a new page starts with the newer one. */
  const hasMovedOn = (name: string, from: RemoteInUse): boolean => inUse(name) !== from
  const onStepTimed =
    (from: RemoteInUse, { release } = from.loadable): OnStepTimed =>
    (step, ms) => {
      if (from.loadable.release === release) from.timings[step] ??= Math.round(ms)
    }
  const definition = (name: string, from: RemoteInUse): Promise<RemoteDefinition> => {
    if (from.ready) return from.ready
    const note = onStepTimed(from)
    beat(name, from.loadable.release)
    return (from.ready = Promise.all([
      options.runtime.container(name, from.loadable, note),
      timed('catalogue', note, options.runtime.catalogue(name, from.loadable)),
    ]).then(([remote]) => {
      // It was evaluated, and is not drawn yet.
      if (drawn) options.beat?.(drawn)
      return remote
    }))
  }
  const moduleOf = (from: RemoteInUse, remote: RemoteDefinition, contribution: string) =>
    timed('module', onStepTimed(from), componentOf(remote, contribution))
  const reportOf = (name: string, release: string, failure: Facts): FailureReport => ({
    remote: name,
    release,
    revision: options.plan.getState().revision,
    merchant: options.plan.getState().merchant,
    page: options.page,
    phase: failure.phase,
    cause: failure.failureCause,
    reference: failure.reference ?? newReference(),
  })
  const reportFailure = (name: string, release: string, failure: Facts): void =>
    options.report(reportOf(name, release, failure))
  /** From now on a freeze is attributed to that release. A developer's own build is never reported. */
  const beat = (name: string, release: string): FailureReport | undefined => {
    if (options.plan.remote(name)?.reason === 'override') return undefined
    const report = reportOf(name, release, { phase: 'frozen', failureCause: 'timeout' })
    options.beat?.(report)
    return report
  }
  const stepBack = (from: RemoteInUse): void => {
    if (!from.fallback) return
    const { loadable, fallback } = from
    const clean = { fallback: undefined, ...nothingYet() }
    Object.assign(from, clean, { loadable: fallback, steppedFrom: loadable.release })
  }

  async function component(name: string, contribution: string): Promise<LoadedComponent> {
    let began = performance.now()
    for (;;) {
      const from = inUse(name)
      const { loadable } = from
      const leftMs =
        loadBudgetMs(options.plan.remote(name), from.fallback !== undefined) - (performance.now() - began)
      const ready = definition(name, from)
      let isContainerThere = false
      const load = ready.then((remote) => {
        isContainerThere = true
        return moduleOf(from, remote, contribution)
      })
      try {
        const Component = await withDeadline(load, Math.max(0, Math.min(loadable.mountDeadlineMs, leftMs)))
        if (hasMovedOn(name, from)) {
          began = performance.now()
          continue
        }
        running.setState({ [name]: loadable.release })
        return (from.components[contribution] ??= { Component, release: loadable.release })
      } catch (error) {
        const failure = await failureOf(error, isContainerThere)
        if (!reported.has(ready)) reportFailure(name, loadable.release, failure)
        reported.add(ready)
        // Another caller has moved on to another release or attempt: follow it.
        if (hasMovedOn(name, from)) began = performance.now()
        if (uses.get(name) !== from || from.loadable !== loadable || (from.ready ?? ready) !== ready) continue
        const hasFallback = from.fallback !== undefined
        if (applyFailure({ phase: failure.phase, attempt: 0, hasFallback }) === 'fallback') {
          stepBack(from)
          continue
        }
        // The failure card is shown now; the load continues, and replaces the card when it finishes.
        if (error instanceof DeadlineError) throw lateFailure(failure, load)
        from.ready = undefined
        throw failure
      }
    }
  }

  /** A load that is cut off before its container was loaded fails in the phase `entry`. */
  const failureOf = async (error: unknown, isContainerThere: boolean) =>
    error instanceof DeadlineError && !isContainerThere
      ? new RemoteFailure('entry', 'timeout', newReference(), { cause: error })
      : options.runtime.classify(error)

  return {
    component,
    loaded: (name, contribution) =>
      uses.has(name) && options.plan.remote(name) ? inUse(name).components[contribution] : undefined,
    renderFailed(name, release, attempt, error) {
      const isLate = error instanceof DeadlineError
      const failure = new RemoteFailure('render', isLate ? 'timeout' : 'throw', newReference(), {
        cause: error,
      })
      reportFailure(name, release, failure)
      const from = uses.get(name) ?? inUse(name)
      const hasFallback = from.fallback !== undefined || from.loadable.release !== release
      // What waits for something that does not come would wait again.
      const action = applyFailure({ phase: 'render', attempt: isLate ? 1 : attempt, hasFallback })
      if (action === 'fallback' && from.loadable.release === release) stepBack(from)
      return { action, reference: failure.reference }
    },
    shellFailed: (cause) =>
      reportFailure(
        'shell',
        options.plan.getState().shell,
        new RemoteFailure('render', 'throw', newReference(), { cause }),
      ),
    async retry(name) {
      // The registry may be away as well: then the plan of this page is tried again.
      await withDeadline(options.freshPlan(), freshPlanAtMostMs).catch(reportError)
      begin(name)
      options.askAgain()
    },
    running,
    isOutdated(name) {
      const release = running.getState()[name]
      return release !== undefined && !isPlanned(name, release, uses.get(name)?.steppedFrom)
    },
    progress: (name) => uses.get(name) ?? { timings: {} },
    mounting(name, release) {
      mounts.push({ remote: name, release, at: performance.now() })
      mounts.splice(0, mounts.length - mountsKept)
      drawn = beat(name, release)
    },
    mounts: () => mounts,
    troubled(name, release, phase) {
      const key = `${name}@${release} ${phase}`
      if (troubles.has(key)) return
      troubles.add(key)
      reportFailure(name, release, { phase, failureCause: 'timeout' })
    },
    mounted(name, release, ms) {
      // What was prefetched is drawn at once, without a call of `component`.
      if (running.getState()[name] !== release) running.setState({ [name]: release })
      const from = uses.get(name)
      if (from) onStepTimed(from)('mount', ms)
    },
    async prefetch(name, what) {
      if (!options.plan.remote(name)) return []
      const from = inUse(name)
      const { loadable } = from
      const ready = definition(name, from)
      try {
        const remote = await ready
        const route = remote.routes.find(({ path }) => path === what)
        const contribution = route ?? remote.slots.find(({ id }) => id === what)
        if (contribution) {
          const Component = await moduleOf(from, remote, contribution.id)
          if (from.loadable === loadable)
            from.components[contribution.id] ??= { Component, release: loadable.release }
        }
        return (await route?.reads?.()) ?? []
      } catch {
        // It is loaded again when it is opened, which reports the failure.
        if (from.ready === ready) from.ready = undefined
        return []
      }
    },
  }
}
