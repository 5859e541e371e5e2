import type { MerchantOverview, Registry, ReleaseOverview, RemoteOverview } from '@plaza/contract/release'
import { liveReleases, ReleaseError, sharesOf } from '@plaza/release'
import { healthOf } from '../guard/health-of'
import type { Catalogue, Reading, Snapshot } from '../releases/catalogue'
import { lastGoodAtMostMs } from '../releases/last-good'
import type { HealthCounts } from '../counts/release-health'

const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/**
 * Merchants × remotes as they hold.
 * @throws ReleaseError `store.unusable` when there is no plan any more that could be trusted.
 */
export function overviewOf(catalogue: Catalogue, health: HealthCounts): ReleaseOverview {
  const snapshot = catalogue.snapshot()
  const reading = catalogue.reading()
  const store = storeOf(reading)
  if (!snapshot) {
    if (reading.isReadable) return { ...before, store }
    throw new ReleaseError(
      'store.unusable',
      'The release store cannot be read, and the last good plan is older than 24 hours. Restore the store.',
    )
  }
  const { registry } = snapshot
  const { revision, who, when, why } = registry
  return {
    revision,
    who,
    when,
    why,
    store,
    remotes: namesOf(registry).map((name) => remoteOf(registry, name, health)),
    merchants: merchantsOf(snapshot),
  }
}

/** The overview before the first promotion. */
const before = { revision: 0, who: '', when: 0, why: '', remotes: [], merchants: [] }

/** How well the store can be read, and when the last good plan ends. */
export const storeOf = ({ isReadable, lastGoodAt }: Reading): ReleaseOverview['store'] => ({
  isReadable,
  lastGoodAt,
  endsAt: lastGoodAt + lastGoodAtMostMs,
})

/** The shell first, then the remotes by name. */
const namesOf = ({ channels }: Registry): string[] =>
  Object.keys(channels).sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1))

function remoteOf(registry: Registry, name: string, health: HealthCounts): RemoteOverview {
  const {
    current = '',
    previous = [],
    rollout,
    floor,
    rolledBack = [],
    guardRollbacks,
  } = own(registry.channels, name) ?? {}
  const live = liveReleases(registry, name)
  return {
    name,
    current,
    previous,
    ...(rollout && { rollout }),
    ...(floor !== undefined && { floor }),
    rolledBack,
    ...(guardRollbacks && { guardRollbacks: guardRollbacks.filter(({ release }) => live.includes(release)) }),
    blocked: own(registry.blocked, name) ?? [],
    ...healthOf(registry, health, name),
  }
}

const known = new WeakMap<Registry, MerchantOverview[]>()

/** Worked out once a revision: with many merchants it is the greater part of the answer. */
function merchantsOf(snapshot: Snapshot): MerchantOverview[] {
  const { registry } = snapshot
  const held = known.get(registry)
  if (held) return held
  const merchants = Object.entries(registry.merchants)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([merchant, terms]) => ({
      merchant,
      remotes: namesOf(registry).map((name) => {
        const { enabled = name === 'shell', pin, reason } = own(terms, name) ?? {}
        return {
          name,
          enabled,
          ...(pin !== undefined && { pin }),
          ...(reason !== undefined && { why: reason }),
          gets: sharesOf(snapshot, merchant, name),
        }
      }),
    }))
  known.set(registry, merchants)
  return merchants
}
