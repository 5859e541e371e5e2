import type { Release } from '@plaza/contract/federation'
import { storageKeys } from '@plaza/contract/page'
import { shellName } from '../resolve/resolve-shell'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { storageOf } from '../resolve/undeclared-storage'
import type { Draft } from './draft'
import { factTypes } from './fact-types'
import { liveReleases } from './live-releases'
import type { Refusal } from './outcome'
import { differsIn } from './payload-shape'

/** The live releases of every other remote. */
const othersOf = (draft: Draft, releases: ReleaseLookup, { remote }: Release): Release[] =>
  Object.keys(draft.channels)
    .filter((name) => name !== remote && name !== shellName)
    .flatMap((name) => liveReleases(draft, name).flatMap((id) => releases(name, id) ?? []))

/** Names of the platform's storage keys with their owners; the part after `#` distinguishes two areas. */
const platformOwners = (): Map<string, string> =>
  new Map(Object.entries(storageKeys).map(([name, { owner }]) => [name.replace(/#.*/, ''), owner]))

const refusal = (
  code: Refusal['code'],
  release: Release,
  clashes: Set<string>,
  advice: string,
): Refusal | undefined =>
  clashes.size === 0
    ? undefined
    : { code, message: `${release.remote} ${release.release} clashes: ${[...clashes].join('; ')}. ${advice}` }

/** The refusal of a release that writes a storage key of the platform or of another live remote. */
export function checkStorage(draft: Draft, releases: ReleaseLookup, release: Release): Refusal | undefined {
  if (release.remote === shellName) return undefined
  const owners = platformOwners()
  for (const other of othersOf(draft, releases, release))
    for (const { key } of storageOf(other)) owners.set(key, `${other.remote} ${other.release}`)
  const clashes = new Set(
    storageOf(release).flatMap(({ key }) =>
      owners.has(key) ? [`the storage key ${key} is ${owners.get(key)}'s`] : [],
    ),
  )
  return refusal('release.storage.taken', release, clashes, 'One remote owns a key; give it another name.')
}

/** The refusal of a release that gives an event of another live remote a payload which does not go with that one's. */
export function checkEvents(draft: Draft, releases: ReleaseLookup, release: Release): Refusal | undefined {
  const mine = release.contributions.events ?? []
  const clashes = new Set<string>()
  for (const other of othersOf(draft, releases, release))
    for (const event of other.contributions.events ?? []) {
      const own = mine.find(({ name }) => name === event.name)
      const where = own && differsIn(own.payload, event.payload)
      if (where !== undefined)
        clashes.add(
          `the event ${event.name} has ${where} of another type in ${other.remote} ${other.release}`,
        )
    }
  return refusal('release.event.clash', release, clashes, 'Two meanings need two names.')
}

/** Refuses a release whose conditions expect another type of a fact or setting than another live remote's do. */
export function checkConditions(
  draft: Draft,
  releases: ReleaseLookup,
  release: Release,
): Refusal | undefined {
  const mine = factTypes(release)
  const clashes = new Set<string>()
  for (const other of othersOf(draft, releases, release))
    for (const [name, type] of factTypes(other)) {
      const own = mine.get(name)
      if (own !== undefined && own !== type)
        clashes.add(
          `the condition ${name} is a ${own} here and a ${type} in ${other.remote} ${other.release}`,
        )
    }
  return refusal('release.condition.clash', release, clashes, 'One of the two would never hold.')
}
