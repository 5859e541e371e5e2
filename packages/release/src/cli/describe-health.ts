import type { DropReason, KeptHealth, Registry } from '@plaza/contract/release'

const dropWords: Record<DropReason, string> = {
  unsigned: 'unsigned',
  expired: 'too old',
  'not-held': 'for a release the page was not served',
  repeated: 'repeated',
  unconfirmed: 'of files that are not missing',
}

/** The health of a remote as lines: counts of each release, the verdict of the guard, and what was ignored. */
export function describeHealth(
  { remotes }: KeptHealth,
  remote: string,
  { current, rollout }: Registry['channels'][string],
): string[] {
  const { health = [], dropped = {}, guard } = Object.hasOwn(remotes, remote) ? (remotes[remote] ?? {}) : {}
  const counted = [rollout?.release, current].flatMap((release) => {
    const counts = health.find((one) => one.release === release)
    if (!counts || counts.loads === 0) return []
    const networks =
      counts.addresses === undefined
        ? ''
        : ` from ${counts.addresses} network${counts.addresses === 1 ? '' : 's'}`
    return [`counted: ${counts.loads} page loads of ${counts.release}${networks}, ${counts.failed} failed`]
  })
  const drops = Object.entries(dropped).map(([why, count]) => `${count} ${dropWords[why as DropReason]}`)
  return [
    ...counted,
    ...(drops.length > 0 ? [`not counted: ${drops.join(', ')}`] : []),
    ...(guard ? [`guard: ${guard.decision}: ${guard.reason}`] : []),
  ]
}
