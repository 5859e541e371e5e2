import type { MerchantOverview, ReleaseHealth, ReleaseOverview, RemoteOverview } from '@plaza/contract'

/** One merchant's part of a remote. */
export interface RemoteRow {
  merchant: string
  cell: MerchantOverview['remotes'][number]
  /** How the release does that most of its visitors get; of all merchants, for it is counted by release. */
  health: ReleaseHealth | undefined
}

/** A remote with a row for every merchant that has terms for it. */
export interface RemoteGroup {
  remote: RemoteOverview
  rows: RemoteRow[]
}

/** The overview by remote, in the edge's order; the shell, which everybody has, first. */
export function remoteGroups({ remotes, merchants }: ReleaseOverview): RemoteGroup[] {
  const groups = remotes.map((remote) => ({ remote, rows: rowsOf(remote, merchants) }))
  return groups.sort((a, b) => Number(b.remote.name === 'shell') - Number(a.remote.name === 'shell'))
}

function rowsOf(remote: RemoteOverview, merchants: readonly MerchantOverview[]): RemoteRow[] {
  return merchants.flatMap(({ merchant, remotes }) => {
    const cell = remotes.find(({ name }) => name === remote.name)
    if (!cell) return []
    const [main] = [...cell.gets].sort((a, b) => b.basisPoints - a.basisPoints)
    return [{ merchant, cell, health: remote.health.find(({ release }) => release === main?.release) }]
  })
}
