import type { Registry } from '@plaza/contract/release'
import { ReleaseError, rollBackCanary } from '@plaza/release'
import type { ReleaseStore } from '@plaza/release'
import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '../releases/catalogue'
import type { HealthCounts } from '../counts/release-health'
import { begunCanaries, guardedCanaries } from './follow-rollouts'
import type { GuardedCanary } from './follow-rollouts'
import { createPendingWork } from '../kernel/pending-work'
import { verdictOn } from './health-of'

/** What the guard watches and acts on. */
export interface GuardParts {
  catalogue: Pick<Catalogue, 'snapshot' | 'onRevision'>
  health: HealthCounts
  store: ReleaseStore
  log: FastifyBaseLogger
  /** ms between two checks, beside those that a report triggers; also the pause after a failed attempt. */
  everyMs?: number
}

/** The guard of the canaries, until it is stopped. */
export interface CanaryGuard {
  /** Checks every running canary; resolves when each necessary rollback was attempted. */
  judge(): Promise<void>
  /** Starts no further check, and resolves when the running ones have ended. */
  stop(): Promise<void>
}

/**
 * Rolls a canary back when more of its page loads failed than its bound allows (GUARD-1). Each report triggers a
 * check. A store that cannot be written is retried until it can, and each failure is logged.
 */
export function startCanaryGuard({
  catalogue,
  health,
  store,
  log,
  everyMs = 3_000,
}: GuardParts): CanaryGuard {
  let known: Registry | undefined
  /** Remotes whose canary is being rolled back. */
  const busy = new Set<string>()
  /** The revision in which a remote's canary was rolled back: until this edge reads it, its own view is outdated. */
  const ended = new Map<string, number>()
  const rollbacks = createPendingWork()

  const registry = () => catalogue.snapshot()?.registry
  const noteBegun = () => {
    const now = registry()
    if (!now || now.revision === known?.revision) return
    for (const { remote, rollout } of begunCanaries(known, now)) health.begin(remote, rollout.release)
    known = now
  }

  async function endCanary({ remote, rollout: { release } }: GuardedCanary, reason: string): Promise<void> {
    busy.add(remote)
    try {
      const { registry: written } = await rollBackCanary(store, { remote, release }, reason)
      ended.set(remote, written.revision)
      log.warn({ remote, release, reason, revision: written.revision }, 'the guard rolled a canary back')
    } catch (error) {
      if (error instanceof ReleaseError && error.code === 'canary.nothing')
        log.info({ remote, release }, 'the canary had already ended')
      else
        log.error(
          { remote, release, reason, err: error },
          'the guard could not take a canary back; it tries again',
        )
      // Reports do not retry a failing store; the next periodic check does.
      setTimeout(() => busy.delete(remote), everyMs).unref()
      return
    }
    busy.delete(remote)
  }

  async function judge(): Promise<void> {
    const now = registry()
    if (!now) return
    const over = guardedCanaries(now).flatMap((canary) => {
      const { remote } = canary
      if (busy.has(remote) || now.revision < (ended.get(remote) ?? 0)) return []
      const { decision, reason } = verdictOn(now, health, canary)
      return decision === 'take-back' ? [{ canary, reason }] : []
    })
    await Promise.all(over.map(({ canary, reason }) => rollbacks.start(() => endCanary(canary, reason))))
  }

  noteBegun()
  const ends = [
    catalogue.onRevision(noteBegun),
    health.onChange((remote) => {
      if (!busy.has(remote)) void judge()
    }),
  ]
  const timer = setInterval(() => void judge(), everyMs)
  timer.unref()
  return {
    judge,
    stop() {
      clearInterval(timer)
      for (const end of ends) end()
      return rollbacks.close()
    },
  }
}
