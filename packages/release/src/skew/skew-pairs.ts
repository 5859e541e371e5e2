import type { SkewPair } from '@plaza/contract/release'
import type { Draft } from '../registry/draft'
import { own } from '../kernel/own'
import { liveReleases } from '../registry/live-releases'
import { shellName } from '../resolve/resolve-shell'
import type { ReleaseName } from '../store/release-store'

/** A shell and a release of a remote that one page may run together; `isLive` when the other one is served now. */
export interface PairToTry extends Pick<SkewPair, 'shell' | 'remote' | 'release'> {
  isLive: boolean
}

/** One name for a pair, to look it up by. */
export const pairKey = ({ shell, remote, release }: Omit<PairToTry, 'isLive'>): string =>
  `${shell} ${remote} ${release}`

/** Releases of a remote that a page may run beside a new one: the live ones and the previous one. */
function others(draft: Draft, remote: string): { id: string; isLive: boolean }[] {
  const live = liveReleases(draft, remote)
  const before = own(draft.channels, remote)?.previous[0]
  const ids = before === undefined || live.includes(before) ? live : [...live, before]
  const refused = own(draft.blocked, remote) ?? []
  return ids.filter((id) => !refused.includes(id)).map((id) => ({ id, isLive: live.includes(id) }))
}

/**
 * The pairs of the skew matrix of one release (RELEASE-10): a new shell with the live and the previous
 * release of each remote, a new remote with the live and the previous shell.
 */
export function skewPairs(draft: Draft, { remote, release }: ReleaseName): PairToTry[] {
  if (remote !== shellName)
    return others(draft, shellName).map(({ id, isLive }) => ({ shell: id, remote, release, isLive }))
  const remotes = Object.keys(draft.channels).filter((name) => name !== shellName)
  return remotes.flatMap((name) =>
    others(draft, name).map(({ id, isLive }) => ({ shell: release, remote: name, release: id, isLive })),
  )
}
