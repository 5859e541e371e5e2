import type { Release } from '@plaza/contract/federation'
import type { ReleaseAction } from '@plaza/contract/release'
import type { Draft } from '../registry/draft'
import { own } from '../kernel/own'
import type { Outcome } from '../registry/outcome'
import { done, refused } from '../registry/outcome'
import type { ReleaseLookup } from '../resolve/release-lookup'
import type { ReleaseName } from '../store/release-store'
import type { ReleaseDiff } from './diff'
import { diffReleases } from './diff'

/** The operator's acceptance of what a release no longer does. */
export interface ChangeTerms {
  /** Give it out although its contract is narrower than that of the release that everybody has. */
  accept?: boolean | undefined
}

/** Warnings about a release's differences, and what the action records. */
export interface Changes {
  warnings: string[]
  action: Pick<ReleaseAction, 'accepted'>
}

const none: Changes = { warnings: [], action: {} }

/**
 * Compares a release with the current one, as `mfe diff` does, before it is served. A release that no longer emits or
 * subscribes to an event is refused unless that is accepted, because its counterpart would fail silently; accepting it
 * for a canary also covers the promotion. Every other difference is a warning.
 */
export function checkChanges(
  draft: Draft,
  releases: ReleaseLookup,
  { remote, release }: ReleaseName,
  { accept = false }: ChangeTerms,
): Outcome<Changes> {
  const channel = own(draft.channels, remote)
  const before = channel && releases(remote, channel.current)
  const after = releases(remote, release)
  if (!before || !after || before === after) return done(none)
  const found = differences(before, after)
  const narrower = [
    ...found.says.map((one) => `emits ${one}`),
    ...found.hears.map((one) => `subscribes to ${one}`),
  ]
  const words = [...narrower.map((one) => `no longer ${one}`), ...found.words]
  const warnings = words.length > 0 ? [`Compared with ${before.release} it ${words.join('; ')}.`] : []
  if (narrower.length === 0 || channel?.rollout?.release === release) return done({ warnings, action: {} })
  if (accept) return done({ warnings, action: { accepted: `no longer ${narrower.join(', ')}` } })
  return refused(
    'release.narrower',
    `${remote} ${release} no longer ${narrower.join(', ')}, as ${before.release} does, and whatever relies on that would fail silently. Publish a release that does, or release it anyway with --accept.`,
  )
}

interface Differences {
  /** Events that it no longer emits or listens to. */
  says: string[]
  hears: string[]
  /** Everything else, each as the end of a sentence that begins with "it". */
  words: string[]
}

const unmeasured = { raw: 0, wire: 0 }

function differences(before: Release, after: Release): Differences {
  const { contract, routes, slots, shared } = diffReleases(before, after, unmeasured, unmeasured)
  return {
    says: contract.says.removed,
    hears: contract.hears.removed,
    words: [
      ...listed('emits', contract.says.added),
      ...listed('subscribes to', contract.hears.added),
      ...listed('no longer has the route', routes.removed),
      ...listed('changes the route', routes.changed),
      ...listed('has the new route', routes.added),
      ...listed('no longer fills', slots.removed),
      ...listed('newly fills', slots.added),
      ...contractWords(contract),
      ...Object.entries(shared).map(
        ([name, [from, to]]) => `shares ${name} as ${to ?? 'nothing'}, not ${from ?? 'nothing'}`,
      ),
    ],
  }
}

const contractWords = ({ host, slots }: ReleaseDiff['contract']): string[] => [
  ...(host ? [`needs the host contract ${host[1]}, not ${host[0]}`] : []),
  ...listed('needs the slot', slots.added),
  ...listed('no longer needs the slot', slots.removed),
]

const listed = (what: string, names: string[]): string[] =>
  names.length > 0 ? [`${what} ${names.join(', ')}`] : []
