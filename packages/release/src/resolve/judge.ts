import type { HostOffer, Release } from '@plaza/contract/federation'
import type { Channel, Registry } from '@plaza/contract/release'
import { decideCompat } from '../compat/decide-compat'
import { missingHashes } from '../kernel/missing-hashes'
import { oncePerObject } from '../kernel/once-per-object'
import { isBelowFloor } from './floor'
import type { ReleaseLookup } from './release-lookup'

/** Why a release was passed over. */
export type Obstacle = 'blocked' | 'no-integrity' | 'incompatible'

/** Whether a release may be served: yes with the release, or no with the reason and whether an earlier one may be. */
export type Verdict =
  | { fits: true; release: Release }
  | { fits: false; obstacle: Obstacle; mayStepBack: boolean; note: string }

/** What a release is judged against. A remote without a host (the shell itself) has no offer to meet. */
export interface Bench {
  registry: Pick<Registry, 'blocked'>
  releases: ReleaseLookup
  remote: string
  channel: Channel
  offer: HostOffer | undefined
  /** A pinned release that may be below the floor, because an operator overrode it. */
  exempt?: string | undefined
}

const missingOf = oncePerObject(missingHashes)
const compatWith = oncePerObject((offer: HostOffer) =>
  oncePerObject((release: Release) => decideCompat(release, offer)),
)

const no = (obstacle: Obstacle, note: string, mayStepBack = true): Verdict => ({
  fits: false,
  obstacle,
  mayStepBack,
  note,
})

/** Judges one release: blocked, below the floor, in the store, complete in its hashes, fit for the host. */
export function judge({ registry, releases, remote, channel, offer, exempt }: Bench, id: string): Verdict {
  const blocked = Object.hasOwn(registry.blocked, remote) ? (registry.blocked[remote] ?? []) : []
  if (blocked.includes(id)) return no('blocked', `${id} is blocked`)
  if (id !== exempt && isBelowFloor(channel, remote, id, releases))
    return no('blocked', `${id} is below the floor ${channel.floor}`)
  const release = releases(remote, id)
  if (!release) return no('no-integrity', `${id} is not in the store, or damaged there`)
  const missing = missingOf(release)
  if (missing.length > 0) return no('no-integrity', `${id} has no hash for ${missing.join(', ')}`)
  if (!offer) return { fits: true, release }
  const { decision, reason } = compatWith(offer)(release)
  if (decision === 'load') return { fits: true, release }
  return no('incompatible', `${id} ${reason}`, decision === 'step-back')
}
