import type { FailureReport, HashedRelease, Loadable } from '@plaza/contract/federation'
import type { ReadableStore } from '@plaza/events'
import type { ComponentType } from 'react'
import type { EarlyRead, RemoteDefinition } from './define-remote'
import type { RemoteFailure } from './failure'
import type { PlanStore } from './plan-store'

/** The steps of a remote's first appearance on a page. */
export type LoadStep = 'entry' | 'evaluate' | 'catalogue' | 'module' | 'mount'
/** Duration of each load step, ms; absent for steps that did not run. */
export type LoadTimings = Partial<Record<LoadStep, number>>
/** Notes how long a step takes. */
export type OnStepTimed = (step: LoadStep, ms: number) => void

/** Gets containers and catalogues: the only part that does I/O. Each is asked again for what failed, and only for that. */
export interface ContainerRuntime {
  /** @throws RemoteFailure with the phase and cause as far as they can be told */
  container(
    remote: string,
    planned: Loadable | HashedRelease,
    onStepTimed: OnStepTimed,
  ): Promise<RemoteDefinition>
  catalogue(remote: string, planned: Loadable | HashedRelease): Promise<void>
  /** Turns what an import of a component threw into a failure. */
  classify(error: unknown): Promise<RemoteFailure>
}

export interface LoaderOptions {
  plan: PlanStore
  runtime: ContainerRuntime
  /** A fresh plan from the registry, for a retry that a person asked for. */
  freshPlan: () => Promise<void>
  /** Requests the files that are still awaited once more, for a retry that a person asked for. */
  askAgain: () => void
  report: (report: FailureReport) => void
  /** Stores the report to send if the page freezes now. */
  beat?: (report: FailureReport) => void
  /** Names this page load in its reports. */
  page: string
}

/** A component of a remote, with the release that it came from. */
export interface LoadedComponent {
  Component: ComponentType<Record<string, never>>
  release: string
}

export interface Loader {
  /**
   * The component of a contribution, from the release in use, otherwise from the fallback. @throws RemoteFailure when
   * no release is left
   */
  component(remote: string, contribution: string): Promise<LoadedComponent>
  /** The same, if it is loaded already, by `component` or ahead of need by `prefetch`, and may be drawn. */
  loaded(remote: string, contribution: string): LoadedComponent | undefined
  /** Says that a component threw while it rendered, or was not drawn in time (a `DeadlineError`), and what to do about it. */
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
  /** Says that a release of a remote is about to draw: what stops the page now is its doing. */
  mounting(remote: string, release: string): void
  /** The latest mounts, oldest first. */
  mounts(): readonly Mount[]
  /** Says, once a page load, that a release does badly although it can be used. */
  troubled(remote: string, release: string, phase: 'long-task' | 'call'): void
  /** Says that a release of a remote was drawn, and how long that took, ms. */
  mounted(remote: string, release: string, ms: number): void
  /**
   * Starts loading ahead of need (touch on a link): the remote, and the page at a path, or the contribution to a slot with an
   * id. Failures wait until it is needed. Resolves to the calls whose answers that page shows first.
   */
  prefetch(remote: string, what?: string): Promise<readonly EarlyRead[]>
}

/** A release of a remote that began to draw `at` ms after the document. */
export interface Mount {
  remote: string
  release: string
  at: number
}

/** Facts of a remote's loading, for people who look into a page. */
export interface LoadProgress {
  timings: LoadTimings
  /** The release that failed on this page, so that an earlier one runs. */
  steppedFrom?: string
}
