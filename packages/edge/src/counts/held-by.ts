import { resolve, shellName } from '@plaza/release'
import type { PageOwner } from '../identity/page-ticket'
import type { Catalogue, Snapshot } from '../releases/catalogue'

/** Number of revisions that open pages may still run; the oldest are forgotten first. */
const revisionsKept = 64

/** The plan that a page reports, and the one that its document was served with. */
export interface HeldPlan extends PageOwner {
  /** Revision in the page's ticket. */
  servedAt: number
  /** Revision that the page reports. */
  revision: number
}

/** Remembers the served plans, so that a report is checked against the plan of its page, not the current one. */
export interface PlanMemory {
  /** Whether a page had a release by that plan: of each remote its release and its fallback, and the shell. */
  isHeld(held: HeldPlan, remote: string, release: string): boolean
  stop(): void
}

/** Follows the catalogue from now on. Earlier revisions are represented by the current one. */
export function rememberPlans(catalogue: Pick<Catalogue, 'snapshot' | 'onRevision'>): PlanMemory {
  const kept = new Map<number, Snapshot>()
  const keep = () => {
    const snapshot = catalogue.snapshot()
    if (!snapshot) return
    kept.set(snapshot.registry.revision, snapshot)
    for (const revision of [...kept.keys()].slice(0, -revisionsKept)) kept.delete(revision)
  }
  keep()
  const planOf = (revision: number, { visitor, merchant }: PageOwner, shell?: string) => {
    const present = catalogue.snapshot()
    const snapshot = present?.registry.revision === revision ? present : (kept.get(revision) ?? present)
    const resolution =
      snapshot && resolve({ ...snapshot, merchant, visitor, ...(shell !== undefined && { shell }) })
    return resolution?.ok ? resolution.plan : undefined
  }
  return {
    isHeld(held, remote, release) {
      if (held.revision < held.servedAt) return false
      const shell = planOf(held.servedAt, held)?.shell
      if (remote === shellName) return shell === release
      const planned = planOf(held.revision, held, shell)?.remotes.find(({ name }) => name === remote)
      return planned?.release === release || planned?.fallback?.release === release
    },
    stop: catalogue.onRevision(keep),
  }
}
