import type { Draft } from '../registry/draft'
import { own } from '../kernel/own'
import type { Author } from '../registry/next-revision'
import type { Outcome, Refusal } from '../registry/outcome'
import { done } from '../registry/outcome'
import type { PlannedRollback, RollbackRequest } from '../registry/plan-rollback'
import { planRollback } from '../registry/plan-rollback'
import type { ReleaseLookup } from '../resolve/release-lookup'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'
import { checkWhole } from './check-whole'
import { findRelease } from './find-release'
import { namedReleases, readReleases } from './known-releases'
import { pinnedElsewhere } from './pinned-elsewhere'

/**
 * Points a remote at an older release in one new revision, for all merchants or for one, without build or copy; a
 * canary of that remote ends.
 * @throws ReleaseError when there is no earlier release, or it may not be served.
 */
export function rollback(store: ReleaseStore, request: RollbackRequest, author: Author): Promise<Changed> {
  const { remote, merchant, to } = request
  const action = {
    kind: 'rollback',
    remote,
    ...(merchant !== undefined && { merchant }),
    ...(to !== undefined && { release: to }),
  } as const
  return changeRegistry(store, author, action, async (draft) => {
    const found = to === undefined ? done(undefined) : await findRelease(store, draft, remote, to)
    if (!found.ok) return found
    const { lookup } = await readReleases(store, namedReleases(draft))
    const planned = await planWhole(store, draft, lookup, { ...request, to: found.value })
    if (!planned.ok) return planned
    const { target, overrodeFloor, passedOver } = planned.value
    const others = merchant === undefined ? pinnedElsewhere(draft, remote, target) : []
    const below =
      overrodeFloor === undefined ? [] : [`This is below the floor ${overrodeFloor}, which has been logged.`]
    const stays = own(draft.channels, remote)?.current === target && merchant === undefined
    const ended = stays ? [`The canary has ended; everyone gets ${target}.`] : []
    return done({
      draft: planned.value.draft,
      warnings: [...passedOver, ...ended, ...below, ...others],
      action: { release: target, ...(overrodeFloor !== undefined && { overrodeFloor }) },
    })
  })
}

/**
 * Plans a rollback to an intact release: damaged ones are skipped with a warning unless one is named. Damage never
 * prevents the end of a canary, because the other visitors have the current release already.
 */
async function planWhole(
  store: ReleaseStore,
  draft: Draft,
  releases: ReleaseLookup,
  request: RollbackRequest,
): Promise<Outcome<PlannedRollback & { passedOver: string[] }>> {
  const { remote, to } = request
  const damaged = new Map<string, Refusal>()
  for (;;) {
    const lookup: ReleaseLookup = (name, id) =>
      name === remote && damaged.has(id) ? undefined : releases(name, id)
    const planned = planRollback(draft, lookup, request)
    const [first] = damaged.values()
    if (!planned.ok) return first ? { ok: false, refusal: first } : planned
    const { target } = planned.value
    const passedOver = [...damaged.values()].map(({ message }) => `Skipped: ${message}`)
    const whole = await checkWhole(store, { remote, release: target })
    if (whole.ok) return done({ ...planned.value, passedOver })
    if (own(draft.channels, remote)?.current === target)
      return done({ ...planned.value, passedOver: [whole.refusal.message] })
    if (to !== undefined || damaged.has(target)) return whole
    damaged.set(target, whole.refusal)
  }
}
