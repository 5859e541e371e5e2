import type { Channel, Registry } from '@plaza/contract/release'
import { ReleaseError } from '../kernel/release-error'
import { checkPromotion } from '../registry/check-promotion'
import type { Draft } from '../registry/draft'
import { isLocalBuild } from '../registry/draft'
import { own } from '../kernel/own'
import type { Author } from '../registry/next-revision'
import { withDefaults, withPromotion } from '../registry/registry-edits'
import type { Outcome } from '../registry/outcome'
import { done } from '../registry/outcome'
import { isBelowFloor } from '../resolve/floor'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { shellName } from '../resolve/resolve-shell'
import type { Publisher } from '../store/publisher'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import type { Changed, Edited } from './change-registry'
import { changeRegistry } from './change-registry'
import { checkWhole } from './check-whole'
import { demoMerchants } from '../kernel/demo-merchants'
import { namedReleases, readReleases } from './known-releases'
import type { Published } from './publish'
import { publish } from './publish'

/** What a start brings to the store. */
export interface StartRequest {
  dists: string[]
  publisher: Publisher
  author: Author
  /** Terms of merchants for remotes that the registry does not have yet; the demo's when absent. */
  merchants?: (remotes: string[]) => Registry['merchants']
}

/** What a start did. */
export interface Started extends Changed {
  published: Published[]
  /** Of builds that are damaged in the store and were not promoted: what is wrong with each. */
  leftOut: string[]
}

const conflictRetries = 3

/**
 * Publishes builds and promotes, in one revision, those that are not current yet: one that was rolled back from,
 * is blocked, below the floor, being rolled out or that a pipeline's release was promoted over stays where the registry
 * put it. Starting twice changes nothing.
 * @throws ReleaseError as `publish` and `promote` do.
 */
export async function publishAndPromoteAll(store: ReleaseStore, request: StartRequest): Promise<Started> {
  return promoteAll(store, { ...request, published: await publishAll(store, request) })
}

const starter = ({ publicKey }: Publisher): Author => ({
  who: publicKey.name,
  why: 'built and started here',
  via: 'start',
})

/** Publishes builds without changing what the site serves. @throws ReleaseError as `publish` does. */
export async function publishAll(
  store: ReleaseStore,
  { dists, publisher }: Pick<StartRequest, 'dists' | 'publisher'>,
): Promise<Published[]> {
  const published: Published[] = []
  for (const dist of dists) published.push(await publish(store, { dist, publisher }, starter(publisher)))
  return published
}

/**
 * The second half of `publishAndPromoteAll`. `damaged` is what `findDamaged` says of them, where it was asked already.
 * @throws ReleaseError as `promote` does.
 */
export async function promoteAll(
  store: ReleaseStore,
  request: Pick<StartRequest, 'author' | 'merchants'> & { published: Published[]; damaged?: Damaged },
): Promise<Started> {
  const { published } = request
  const shellFirst = [...published].sort(
    (a, b) => Number(b.remote === shellName) - Number(a.remote === shellName),
  )
  const termsFor = request.merchants ?? demoMerchants
  const damaged = request.damaged ?? (await findDamaged(store, shellFirst))
  const whole = shellFirst.filter(({ remote }) => !damaged.has(remote))
  const edit = (draft: Draft) => promoteBuilt(store, draft, whole, termsFor)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const author = { via: 'start', ...request.author } as const
      const changed = await changeRegistry(store, author, { kind: 'start' }, edit)
      return { ...changed, published, leftOut: [...damaged.values()] }
    } catch (error) {
      const isConflict = error instanceof ReleaseError && error.code === 'registry.conflict'
      if (!isConflict || attempt > conflictRetries) throw error
    }
  }
}

/** Builds that the store has and that are damaged there: their remotes, each with the problem. */
export type Damaged = ReadonlyMap<string, string>

/** Reads every file of builds that the store had already. */
export async function findDamaged(store: ReleaseStore, built: Published[]): Promise<Damaged> {
  const damaged = new Map<string, string>()
  for (const name of built.filter(({ outcome }) => outcome === 'already-there')) {
    const whole = await checkWhole(store, name)
    if (!whole.ok) damaged.set(name.remote, whole.refusal.message)
  }
  return damaged
}

async function promoteBuilt(
  store: ReleaseStore,
  before: Draft,
  built: ReleaseName[],
  termsFor: (remotes: string[]) => Registry['merchants'],
): Promise<Outcome<Edited>> {
  const { lookup } = await readReleases(store, [...namedReleases(before), ...built])
  let draft = before
  const warnings: string[] = []
  for (const { remote, release } of built.filter((name) => isWanted(before, lookup, name))) {
    const check = checkPromotion(draft, lookup, remote, release)
    if (!check.ok) return check
    warnings.push(...check.value)
    draft = withPromotion(draft, remote, release)
  }
  const remotes = built.map(({ remote }) => remote).filter((remote) => remote !== shellName)
  for (const [merchant, terms] of Object.entries(termsFor(remotes)))
    draft = withDefaults(draft, merchant, terms)
  return done({ draft, warnings })
}

/** Whether a pipeline's release was promoted over a build; of two local builds the tree's is the one that is meant. */
const isSuperseded = ({ current, previous }: Channel, release: string): boolean =>
  previous.includes(release) && !isLocalBuild(current)

/** Whether a start promotes a build: an operator's decision about it, or about a newer one, is kept. */
function isWanted(
  { channels, blocked }: Draft,
  releases: ReleaseLookup,
  { remote, release }: ReleaseName,
): boolean {
  const channel = own(channels, remote)
  const settled = channel ? [channel.current, channel.rollout?.release, ...(channel.rolledBack ?? [])] : []
  if (channel && (isSuperseded(channel, release) || isBelowFloor(channel, remote, release, releases)))
    return false
  return !settled.includes(release) && !(own(blocked, remote) ?? []).includes(release)
}
